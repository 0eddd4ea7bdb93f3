import { now } from '../../platform/clock/index.ts';
import { toast } from '../../platform/feedback/index.ts';

/** How long the server's word on a change of this page may take, ms. */
const OWN_MS = 10_000;

let ownUntil = 0;

/** A toast on something the player has just done. */
export function tell(text: string): void {
  toast(text, { type: 'success' });
}

/** The same for a change of the account's security: the server tells all devices of it, and this page has told it already. */
export function tellOwn(text: string): void {
  ownUntil = now() + OWN_MS;
  tell(text);
}

/** Whether a change of the account's security that the server tells of now was made on this page. */
export const isOwn = (): boolean => now() < ownUntil;
