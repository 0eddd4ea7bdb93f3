import type { Message, Page } from './message.ts';
import type { Difference } from './timeline.ts';

/** What a conversation hears of its room. */
export interface RoomListener {
  message(message: Message): void;
  /** Messages may have been missed. */
  gap(): void;
  /** Number of the last message it has; undefined while the room is not read. */
  last(): number | undefined;
  /** What it misses is on the way: {@link joined} or {@link gap} follows. */
  joining(): void;
  /** All that followed its last message; later ones are told. */
  joined(missed: Difference): void;
}

/** How a conversation reads and writes its room. Calls reject when they fail. */
export interface Transport<Body> {
  /** The newest messages. */
  newest(): Promise<Page>;
  /** The messages after a number, as many as one answer has. */
  after(seq: number): Promise<Page>;
  before(seq: number): Promise<Page>;
  /** Sends a message; the same id twice makes one message. */
  send(clientId: string, body: Body): Promise<Message>;
  /** Everything up to this number was read. */
  read(seq: number): Promise<unknown>;
  /** Reports what happens in the room to the listener. Returns the function that ends it. */
  listen(listener: RoomListener): () => void;
  /** When a refused message may be sent, ms, if that is all that is wrong with it. */
  retryAt?(error: unknown): number | undefined;
}
