import { type InboxKind, lockedInboxKinds } from './inbox.ts';
import { formatTime } from './time.ts';

/** Quiet hours: minutes of a day in a time zone, from `from` until before `to`, over midnight when `to` is less. */
export interface Quiet {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

/** What decides whether a player hears of an event. */
export interface Listener {
  /** The kinds that the player has switched off. */
  readonly off: readonly InboxKind[];
  readonly quiet: Quiet | null;
  /** A break or an exclusion is in force: the player hears only what guards them (RP8, RP15). */
  readonly onBreak: boolean;
}

/** Whether an event of this kind is announced at `at` (ms). What guards a player always is; the list has every event anyway. */
export function isLoud(kind: InboxKind, { off, quiet, onBreak }: Listener, at: number): boolean {
  if (lockedInboxKinds.includes(kind)) return true;
  return !off.includes(kind) && !onBreak && !(quiet && isQuiet(quiet, at));
}

/** Whether `at` (ms) lies in the quiet hours. */
export function isQuiet({ from, to, zone }: Quiet, at: number): boolean {
  const [hour = 0, minute = 0] = formatTime(at, 'HH:mm', zone).split(':').map(Number);
  const now = hour * 60 + minute;
  return from < to ? now >= from && now < to : now >= from || now < to;
}
