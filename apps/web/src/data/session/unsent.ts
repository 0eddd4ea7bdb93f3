import { storedKey } from '../../platform/storage/index.ts';

/** What a player has typed in a room, and the messages that the server has not confirmed. */
export interface UnsentRoom {
  readonly text: string;
  readonly messages: readonly { readonly clientId: string; readonly body: unknown; readonly at: number }[];
  /** Time of the last change, ms. */
  readonly at: number;
}

/** What a player has not sent in conversations, by room. */
export interface Unsent {
  readonly user: number;
  readonly rooms: Readonly<Record<string, UnsentRoom>>;
}

/** Unsent messages on this device; removed with the end of the session. */
export const UNSENT = storedKey<Unsent>('UNSENT');
