import type { ChatMissed } from '@tessera/protocol/events';

/** A page's part that follows the messages of a chat room. */
interface Follower {
  /** Number of the last message it has; undefined while it has none. */
  last(): number | undefined;
  /** The room is being joined: what is missing comes with the answer, so nothing is to be read for a message told before it. */
  joining(): void;
  /**
   * The server sends the room's messages from now on, also after a reconnect. `missed`: what followed the last message; without it, or
   * with `more`, the follower reads what it missed.
   */
  joined(missed: ChatMissed | undefined): void;
}

/** A chat room whose messages an open page follows. */
interface Following {
  readonly room: string;
  readonly by: Follower;
}

const following = new Set<Following>();

let tellChange: () => void = () => undefined;

/** Asks the server for the messages of a chat room until the returned function is called. */
export function followChatRoom(room: string, by: Follower): () => void {
  const one = { room, by };
  following.add(one);
  tellChange();
  return () => {
    if (following.delete(one)) tellChange();
  };
}

/** The rooms that are followed. */
export const followedRooms = (): ReadonlySet<string> => new Set([...following].map(({ room }) => room));

const followersOf = (wanted: string): readonly Follower[] =>
  [...following].filter(({ room }) => room === wanted).map(({ by }) => by);

/** Number of the last message that every follower of a room has; undefined when one has none. */
export function lastOfFollowers(room: string): number | undefined {
  const lasts = followersOf(room).map((follower) => follower.last());
  return lasts.every((last) => last !== undefined) && lasts.length > 0 ? Math.min(...lasts) : undefined;
}

/** Tells the followers of a room that it is being joined. */
export function deliverJoining(room: string): void {
  for (const follower of followersOf(room)) follower.joining();
}

/** Tells the followers of a room that the server sends its messages, and what it sent of those that were missed. */
export function deliverJoined(room: string, missed?: ChatMissed): void {
  for (const follower of followersOf(room)) follower.joined(missed);
}

/** Sets the function that sends changes to the server. */
export function onFollowChange(tell: () => void): void {
  tellChange = tell;
}
