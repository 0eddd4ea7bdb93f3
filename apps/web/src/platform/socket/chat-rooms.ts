/** A chat room whose messages an open page follows. */
interface Following {
  readonly room: string;
  /** The server sends its messages from now on; earlier ones may have been missed. */
  readonly onJoined: () => void;
}

const following = new Set<Following>();

let tellChange: () => void = () => undefined;

/**
 * Asks the server for the messages of a chat room until the returned function is called. `onJoined` runs each time that the server
 * begins to send them, also after a reconnect.
 */
export function followChatRoom(room: string, onJoined: () => void): () => void {
  const one = { room, onJoined };
  following.add(one);
  tellChange();
  return () => {
    if (following.delete(one)) tellChange();
  };
}

/** The rooms that are followed. */
export const followedRooms = (): ReadonlySet<string> => new Set([...following].map(({ room }) => room));

/** Tells the followers of a room that the server sends its messages. */
export function deliverJoined(joined: string): void {
  for (const { room, onJoined } of following) if (room === joined) onJoined();
}

/** Sets the function that sends changes to the server. */
export function onFollowChange(tell: () => void): void {
  tellChange = tell;
}
