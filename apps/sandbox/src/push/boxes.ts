import { randomBytes } from 'node:crypto';

/** A message that waits for a browser, as it was accepted; the service cannot read it. */
export interface BoxMessage {
  readonly topic: string | undefined;
  readonly ttl: number;
  readonly urgency: string;
  readonly type: string;
  /** base64 */
  readonly body: string;
  /** ms */
  readonly at: number;
  /** How often a message with this topic was accepted. */
  readonly times: number;
}

/** Boxes whose messages are kept; of the others only what was accepted is counted. */
const BOXES_MAX = 1_000;
const MESSAGES_MAX = 50;
/** Names whose topics are remembered. */
const NAMES_MAX = 500_000;

/** The subscriptions of browsers, in memory. */
export interface Boxes {
  /** A new box, for messages of the sender with this key: of a browser, or of an app. Returns its name. */
  open(key: string, of?: 'box' | 'app'): string;
  /** Whether a sender may use the box: only the one that it was opened for. A name that was never opened takes any sender. */
  accepts(name: string, key: string): boolean;
  /** Keeps a message; one with the same topic is replaced. Returns whether the topic was there before. */
  put(name: string, message: Omit<BoxMessage, 'times'>): boolean;
  /** Messages of a box, oldest first; undefined for one that was never opened. */
  read(name: string): readonly BoxMessage[] | undefined;
  close(name: string): void;
  /** Counts a request to a name; returns how many there were before. */
  ask(name: string): number;
}

export function createBoxes(): Boxes {
  const boxes = new Map<string, { readonly key: string; messages: BoxMessage[] }>();
  const topics = new Map<string, Set<string>>();
  const asked = new Map<string, number>();
  const bounded = <Value>(map: Map<string, Value>, max: number) => {
    const [oldest] = map.keys();
    if (map.size > max && oldest !== undefined) map.delete(oldest);
  };
  return {
    open(key, of = 'box') {
      const name = `${of}-${randomBytes(18).toString('base64url')}`;
      boxes.set(name, { key, messages: [] });
      bounded(boxes, BOXES_MAX);
      return name;
    },
    accepts: (name, key) => (boxes.get(name)?.key ?? key) === key,
    put(name, message) {
      const known = topics.get(name) ?? new Set();
      const again = message.topic !== undefined && known.has(message.topic);
      if (message.topic !== undefined) known.add(message.topic);
      topics.set(name, known);
      bounded(topics, NAMES_MAX);
      const box = boxes.get(name);
      if (box) {
        const same = box.messages.find(({ topic }) => topic !== undefined && topic === message.topic);
        const others = box.messages.filter((one) => one !== same);
        box.messages = [...others, { ...message, times: (same?.times ?? 0) + 1 }].slice(-MESSAGES_MAX);
      }
      return again;
    },
    read: (name) => boxes.get(name)?.messages,
    close: (name) => void boxes.delete(name),
    ask(name) {
      const before = asked.get(name) ?? 0;
      asked.set(name, before + 1);
      bounded(asked, NAMES_MAX);
      return before;
    },
  };
}
