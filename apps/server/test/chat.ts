import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { ChatMessage, ChatMessages, ChatMissed } from '@tessera/protocol';
import { io, type Socket } from 'socket.io-client';
import type { chatModule } from '../src/modules/chat/index.ts';
import type { TestApp, TestBrowser } from './app.ts';

type ChatApp = TestApp<readonly [typeof chatModule]>;

/** A fresh id of a message or request. */
export const freshId = (): string => randomBytes(16).toString('hex');

/** Lets everybody write as fast as they can. */
export async function withoutSlowMode({ db }: Pick<ChatApp, 'db'>): Promise<void> {
  await db.asOwner('update chat_room set slow_ms = 0');
}

/** A room whose only members are these players; returns its name. */
export async function serviceRoom(
  { db }: Pick<ChatApp, 'db'>,
  ...members: readonly bigint[]
): Promise<string> {
  const key = `service.${freshId()}`;
  await db.asOwner(
    `with made as (insert into chat_room (kind, key, slow_ms) values ('team', $1, 0) returning id)
     insert into chat_member (room, user_id, at) select id, u, app_now() from made, unnest($2::bigint[]) u`,
    [key, members],
  );
  return key;
}

/** Answer to an event of a client. */
type Ack = { readonly ok: boolean; readonly code?: string; readonly missed?: ChatMissed };

/** A browser's socket on the desktop site. */
export interface ChatSocket {
  readonly socket: Socket;
  /** `after`: number of the last message that the client has. */
  join(room: unknown, after?: unknown): Promise<Ack>;
  leave(room: unknown): Promise<Ack>;
  /** Calls `take` with each message, also those that were sent together. */
  hear(take: (message: ChatMessage) => void): void;
}

/** Opens the sockets of browsers; the desktop site listens from the first one on. */
export function chatSockets(app: () => ChatApp) {
  const opened: Socket[] = [];
  let base: string | undefined;
  return {
    async open(browser?: TestBrowser): Promise<ChatSocket> {
      const { pc } = app().sites;
      if (base === undefined) {
        await pc.listen({ port: 0, host: '127.0.0.1' });
        base = `http://127.0.0.1:${(pc.server.address() as AddressInfo).port}`;
      }
      const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
      const socket = io(base, {
        path: '/socket.io',
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        auth: { agent: 'pc', ...(browser ? { token: browser.token } : {}) },
        extraHeaders: { host: 'localhost:3000', cookie },
      });
      opened.push(socket);
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
      return {
        socket,
        join: (room, after) =>
          socket.emitWithAck('chat:join', { room, ...(after !== undefined && { after }) }),
        leave: (room) => socket.emitWithAck('chat:leave', { room }),
        hear(take) {
          socket.on('chat:message', take);
          socket.on('chat:messages', ({ room, items }: ChatMessages) => {
            for (const item of items) take({ room, ...item });
          });
        },
      };
    },
    closeAll(): void {
      for (const socket of opened.splice(0)) socket.disconnect();
    },
  };
}
