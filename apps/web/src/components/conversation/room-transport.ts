import { call, dataOf } from '../../platform/http/index.ts';
import { followChatRoom, onGap, onSocketEvent } from '../../platform/socket/index.ts';
import type { Message } from './model/message.ts';
import type { Transport } from './model/transport.ts';

/** Most messages of one answer: the difference may be long, what is read at once is not. */
const DIFFERENCE_MAX = 200;
const READ_AT_ONCE = 50;

/**
 * Reads and follows a room of the platform. `send`: sends a body under the client's id for it; the call must be silent, since the
 * conversation shows the failure at the message.
 */
export function roomTransport<Body>(
  room: string,
  send: (clientId: string, body: Body) => Promise<Message>,
): Transport<Body> {
  const page = (which: { after: number } | { before: number } | object, limit: number) =>
    call('POST /api/chat/messages', { room, limit, ...which }, { silent: true });
  return {
    newest: () => page({}, READ_AT_ONCE),
    after: (seq) => page({ after: seq }, DIFFERENCE_MAX),
    before: (seq) => page({ before: seq }, READ_AT_ONCE),
    send,
    read: (seq) => call('POST /api/chat/read', { room, seq }, { silent: true }),
    listen({ message: take, gap, last, joining, joined }) {
      // Not every process of the house knows the address of pictures; an answer to a call has it.
      const message = (told: Message) =>
        told.kind === 'image' && told.picture === undefined && !told.removed ? gap() : take(told);
      const ends = [
        onSocketEvent('chat:message', ({ room: of, ...told }) => {
          if (of === room) message(told);
        }),
        onSocketEvent('chat:messages', ({ room: of, items }) => {
          if (of === room) for (const told of items) message(told);
        }),
        // What a lost connection has cost comes with joining the room again.
        onGap(({ isConnect }) => isConnect || gap()),
        followChatRoom(room, {
          last,
          joining,
          joined: (missed) => (missed && !missed.more ? joined(missed) : gap()),
        }),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
    retryAt: (error) => dataOf(error, 'chat_too_fast')?.retryAt,
  };
}
