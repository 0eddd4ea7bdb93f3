import { type Book, openBook } from '../party/index.ts';

/** A message as the platform handed it over. */
export interface TrayMessage {
  readonly ref: string;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  /** Empty for a text message. */
  readonly subject: string;
  readonly text: string;
  /** When it was accepted, ms. */
  readonly at: number;
  readonly state: 'delivered' | 'bounced';
}

/** Messages kept for the page; older ones are dropped from memory, and only their references stay known. */
const SHOWN_MAX = 200;

/** Accepted messages, newest first, also after a restart. */
export interface Tray {
  /** Accepts a message. `again`: the reference was accepted before, and nothing is sent. `conflict`: with another content. */
  add(message: TrayMessage): 'new' | 'again' | 'conflict';
  /** The latest messages, newest first, of one address or of all. */
  latest(to?: string): readonly TrayMessage[];
  close(): void;
}

export function openTray(dir: string): Tray {
  const known = new Map<string, string>();
  const shown: TrayMessage[] = [];
  const contentOf = ({ channel, to, subject, text }: TrayMessage) =>
    JSON.stringify([channel, to, subject, text]);
  const book: Book<TrayMessage> = openBook(dir, 'messages', (message) => {
    known.set(message.ref, contentOf(message));
    shown.unshift(message);
    if (shown.length > SHOWN_MAX) shown.pop();
  });
  return {
    add(message) {
      const before = known.get(message.ref);
      if (before !== undefined) return before === contentOf(message) ? 'again' : 'conflict';
      book.append(message);
      return 'new';
    },
    latest: (to) => (to === undefined ? shown : shown.filter((message) => message.to === to)),
    close: () => book.close(),
  };
}
