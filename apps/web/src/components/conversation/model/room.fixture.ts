import { type Message, type Page, withoutContent } from './message.ts';

/** Most messages of one answer of the room. */
export const PAGE_MAX = 3;

/**
 * A room as the server keeps it, for tests: messages numbered from 1, each id of a sender once. `e2e/faults/chat-state.test.ts` compares
 * it with the server.
 */
export function createRoom() {
  let messages: readonly Message[] = [];
  const post = (message: Partial<Message>): Message => {
    const posted: Message = {
      seq: messages.length + 1,
      kind: 'text',
      from: null,
      client_id: `platform ${messages.length}`,
      text: null,
      removed: false,
      removes: null,
      at: 0,
      ...message,
    };
    messages = [...messages, posted];
    return posted;
  };
  const range = (begin: number, end: number, more: boolean): Page => ({
    items: messages.slice(begin, end),
    last_seq: messages.length,
    more,
  });
  return {
    all: () => messages,
    /** `content`: what a message of another kind has instead of a text. */
    send(sender: number, clientId: string, text: string | null, content: Partial<Message> = {}): Message {
      const sent = messages.find(({ from, client_id }) => from?.id === sender && client_id === clientId);
      const from = { id: sender, name: 'a***z', staff: false };
      return sent ?? post({ from, client_id: clientId, text, ...content });
    },
    /** A moderator removes the content of a message of a player; undefined if it cannot be. */
    remove(seq: number): Message | undefined {
      const message = messages[seq - 1];
      if (!message || message.removed || message.from === null) return undefined;
      messages = messages.map((one) => (one === message ? withoutContent(one) : one));
      return post({ kind: 'system', removes: seq });
    },
    newest: () => range(Math.max(messages.length - PAGE_MAX, 0), messages.length, messages.length > PAGE_MAX),
    after: (seq: number) => range(seq, seq + PAGE_MAX, seq + PAGE_MAX < messages.length),
    before: (seq: number) => range(Math.max(seq - 1 - PAGE_MAX, 0), seq - 1, seq - 1 > PAGE_MAX),
  };
}
