import { toast } from '../../platform/feedback/index.ts';
import { type Note, note } from './notifications-store.ts';

/** A toast on something the player has done that the notification centre keeps. */
export function tell(entry: Note): void {
  toast(entry.text, { type: 'success' });
  note(entry, 'read');
}
