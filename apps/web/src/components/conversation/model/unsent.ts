import type { Unsent, UnsentRoom } from '../../../data/session/unsent.ts';
import type { Written } from './outbox.ts';

/** What the player has typed in a room, and written without an answer of the server. */
export interface RoomUnsent<Body> {
  readonly text: string;
  readonly messages: readonly Written<Body>[];
}

/** Most messages kept of a room: the newest. */
export const MESSAGES_MAX = 20;
/** Most rooms of which something is kept: those written in last. */
export const ROOMS_MAX = 20;
/** Nothing is brought back after this time. */
export const KEPT_MS = 86_400_000;
/** Longest text kept; a message is shorter. */
const TEXT_MAX = 2_000;

/** What is stored of a room. Nothing of another player, nothing old, and no message that `isBody` does not know. */
export function unsentOf<Body>(
  stored: Unsent | null,
  { user, room }: { readonly user: number; readonly room: string },
  isBody: (body: unknown) => body is Body,
  now: number,
): RoomUnsent<Body> {
  const kept = stored?.user === user ? stored.rooms[room] : undefined;
  if (!kept) return { text: '', messages: [] };
  const isFresh = ({ at }: { readonly at: number }) => now - at < KEPT_MS;
  return {
    text: isFresh(kept) ? kept.text : '',
    messages: kept.messages
      .filter(isFresh)
      .flatMap(({ clientId, body, at }) => (isBody(body) ? [{ clientId, body, at }] : [])),
  };
}

/** What is stored after a change in a room. A room without anything takes no place. */
export function withUnsent(
  stored: Unsent | null,
  { user, room }: { readonly user: number; readonly room: string },
  { text, messages }: RoomUnsent<unknown>,
  now: number,
): Unsent {
  const before = stored?.user === user ? stored.rooms : {};
  const changed: UnsentRoom = {
    text: text.slice(0, TEXT_MAX),
    messages: messages.slice(-MESSAGES_MAX).map(({ clientId, body, at }) => ({ clientId, body, at })),
    at: now,
  };
  const rooms = Object.entries({ ...before, [room]: changed })
    .filter(
      ([, { text: typed, messages: some, at }]) => (typed !== '' || some.length > 0) && now - at < KEPT_MS,
    )
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, ROOMS_MAX);
  return { user, rooms: Object.fromEntries(rooms) };
}

/** The text of the field when a visit begins with `begun` and an earlier one left `kept`: neither is lost. */
export function joinedText(kept: string, begun: string): string {
  if (kept === '' || begun === '') return kept + begun;
  return kept.includes(begun) ? kept : `${kept}\n${begun}`;
}
