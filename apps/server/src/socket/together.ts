import type { ChatMessage } from '@tessera/protocol';

/** Sends messages of chat rooms to their open pages, those of a busy room several at a time. */
export interface Together {
  add(message: ChatMessage): void;
  /** Forgets what waits. */
  stop(): void;
}

/** A busy room is told of its messages this often at most, ms; a full one more rarely, as each time costs a write for each member. */
const PAUSE_MS = 60;
const PAUSE_MAX_MS = 150;
/** Pause for each member of a room that has many, ms. */
const PAUSE_EACH_MS = 0.15;

/**
 * A message in a quiet room is sent at once. What follows within a pause is sent as one list, by number, so that a room with
 * a thousand members costs a write for each of them only every so often.
 *
 * `send` gets at least one message, all of one room. `membersOf`: open pages of a room on this node.
 */
export function createTogether(
  send: (messages: readonly ChatMessage[]) => void,
  membersOf: (room: string) => number = () => 0,
): Together {
  const pauseOf = (room: string) =>
    Math.min(Math.max(PAUSE_MS, membersOf(room) * PAUSE_EACH_MS), PAUSE_MAX_MS);
  /** Messages that wait, by room. A room is there from its first message until a pause without one is over. */
  const waiting = new Map<string, { messages: ChatMessage[]; timer: ReturnType<typeof setTimeout> }>();

  function flush(room: string): void {
    const messages = waiting.get(room)?.messages ?? [];
    if (messages.length === 0) {
      waiting.delete(room);
      return;
    }
    waiting.set(room, { messages: [], timer: setTimeout(flush, pauseOf(room), room) });
    send(messages.sort((one, other) => one.seq - other.seq));
  }

  return {
    add(message) {
      const { room } = message;
      const entry = waiting.get(room);
      if (entry) entry.messages.push(message);
      // A timer and not at once: messages whose commits were read in one turn of the loop are sent in their order.
      else waiting.set(room, { messages: [message], timer: setTimeout(flush, 0, room) });
    },
    stop() {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
