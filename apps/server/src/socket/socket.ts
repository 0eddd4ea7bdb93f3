import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import {
  type ChatMessage,
  type ClientToServer,
  rooms,
  type ServerToClient,
  type SessionEnded,
  SOCKET_LIMITS,
  SOCKET_PATH,
} from '@tessera/protocol';
import { Server } from 'socket.io';
import { originHolds } from '../http/index.ts';
import { admit, type BetweenNodes, type SocketData } from './admit.ts';
import { joinChatRooms, recheckChatRooms } from './chat.ts';
import type { ChatReaders, Emit, HearTyping, SocketDeps } from './deps.ts';
import { guardConnection } from './guard.ts';
import { inParts } from './in-parts.ts';
import { createOpenings } from './opening.ts';
import { createTogether } from './together.ts';
import { watchLotteries } from './watch.ts';

/** The real-time side of the player sites. */
export interface SocketServer {
  readonly emit: Emit;
  /** Sets who may join which chat room, and what they missed, in the `callbacks` of the module that has the rooms. Until then nobody may join any. */
  chatReaders(readers: ChatReaders): void;
  /** Sets who hears that players are writing, in the `callbacks` of the module whose rooms have such a hint. */
  chatTyping(hearTyping: HearTyping): void;
  /** Asks again whether a player's sockets on this node, or without a player all of them, may get the messages of their rooms. */
  recheckRooms(userId?: bigint): Promise<void>;
  /** Answers `/socket.io` on this server; called for each site before it listens. */
  attach(server: HttpServer): void;
  /** Ends the sockets of these sessions on this node, after telling each the reason. */
  endSessions(sessions: readonly bigint[], code: SessionEnded['code']): void;
  close(): Promise<void>;
}

/** Interval at which the sessions of open sockets are checked, ms. */
const RECHECK_MS = 15_000;

/** Creates the socket server; without an attached HTTP server it only sends (worker nodes). */
export function createSocket(deps: SocketDeps): SocketServer {
  const openings = createOpenings(deps.gate);
  let readers: ChatReaders = {
    mayRead: async () => false,
    missed: async (_, after) => ({ items: [], last_seq: after, more: true }),
  };
  let hearTyping: HearTyping = async () => {};
  const io = new Server<ClientToServer, ServerToClient, BetweenNodes, SocketData>({
    path: SOCKET_PATH,
    serveClient: false,
    maxHttpBufferSize: SOCKET_LIMITS.messageBytes,
    transports: ['polling', 'websocket'],
    allowRequest: (request, decide) => {
      const { headers } = request;
      const secFetchSite = headers['sec-fetch-site'];
      const holds = originHolds({
        origin: headers.origin,
        secFetchSite: typeof secFetchSite === 'string' ? secFetchSite : undefined,
        host: headers.host,
      });
      decide(null, holds && openings.begin(request));
    },
    cors: { origin: ['https://localhost', 'capacitor://localhost'], methods: ['GET', 'POST'] },
    ...(deps.cluster ? { adapter: createAdapter(deps.cluster.pool.driver) } : {}),
  });
  // Each server has an engine of its own; the library itself only remembers the last one.
  const engines: (typeof io.engine)[] = [];

  deps.metrics.gauge('tessera_socket_connections', 'Connections with a socket, or before it is open', () =>
    engines.reduce((sum, engine) => sum + engine.clientsCount, 0),
  );

  io.use((socket, next) => {
    admit(socket, openings.clientOf(socket.conn), deps).then(
      (code) => {
        if (code === undefined) openings.opened(socket.conn);
        next(code === undefined ? undefined : new Error(code));
      },
      (error: unknown) => {
        deps.log.error({ err: error }, 'socket refused');
        next(new Error('internal_error'));
      },
    );
  });
  io.on('connection', (socket) => {
    deps.metrics.sockets.value += 1;
    socket.once('disconnect', () => {
      deps.metrics.sockets.value -= 1;
      // The places are released with the connection, so a connection without its socket is closed.
      socket.conn.close();
    });
    const { session } = socket.data;
    if (session) void socket.join([rooms.user(Number(session.userId)), sessionRoom(session.id)]);
    watchLotteries(socket, deps);
    joinChatRooms(socket, {
      readers: () => readers,
      hearTyping: (userId, room) => hearTyping(userId, room),
      now: deps.now,
      log: deps.log,
    });
  });

  const membersHere = (room: string) => io.of('/').adapter.rooms.get(rooms.chat(room)) ?? new Set();
  const tellHere = (messages: readonly ChatMessage[]) => {
    const [first] = messages;
    if (!first) return;
    const { room } = first;
    const items = messages.map(({ room: _, ...item }) => item);
    inParts(membersHere(room), (sockets) => {
      const to = io.local.to(sockets);
      if (messages.length === 1) send(to, 'chat:message', first);
      else send(to, 'chat:messages', { room, items });
    });
  };
  const together = createTogether(
    (messages) => {
      tellHere(messages);
      if (deps.cluster) io.serverSideEmit('room', messages);
    },
    (room) => membersHere(room).size,
  );
  io.on('room', tellHere);

  const endSessions: SocketServer['endSessions'] = (sessions, code) => {
    for (const id of sessions) {
      io.local.to(sessionRoom(id)).emit('session:ended', { code });
      io.local.in(sessionRoom(id)).disconnectSockets(true);
    }
  };
  const recheck = setInterval(() => {
    const open = [...io.of('/').sockets.values()].flatMap(({ data }) =>
      data.session ? [data.session.id] : [],
    );
    if (open.length === 0) return;
    deps.over(open, deps.now()).then(
      (over) => endSessions(over, 'please_login'),
      (error: unknown) => deps.log.warn({ err: error }, 'sessions of sockets could not be read'),
    );
  }, RECHECK_MS);
  recheck.unref();

  return {
    emit: {
      lottery: (lotteryId, event, payload) => send(io.local.to(rooms.lottery(lotteryId)), event, payload),
      user: (userId, event, payload) => send(io.to(rooms.user(Number(userId))), event, payload),
      chat: (room, event, payload) =>
        event === 'chat:message'
          ? // Safe cast: the payload is that of the event.
            together.add(payload as ChatMessage)
          : send(io.to(rooms.chat(room)), event, payload),
      all: (event, payload) => send(io.local, event, payload),
    },
    chatReaders(given) {
      readers = given;
    },
    chatTyping(hear) {
      hearTyping = hear;
    },
    async recheckRooms(userId) {
      const ids = userId === undefined ? undefined : io.of('/').adapter.rooms.get(rooms.user(Number(userId)));
      const { sockets } = io.of('/');
      const asked =
        userId === undefined ? [...sockets.values()] : [...(ids ?? [])].map((id) => sockets.get(id));
      for (const socket of asked) if (socket) await recheckChatRooms(socket, readers);
    },
    attach(server) {
      io.attach(server);
      openings.follow(io.engine);
      io.engine.on('connection', (connection) => guardConnection(connection, deps));
      engines.push(io.engine);
    },
    endSessions,
    async close() {
      clearInterval(recheck);
      together.stop();
      io.local.disconnectSockets(true);
      await io.of('/').adapter.close();
      for (const engine of engines) engine.close();
    },
  };
}

const sessionRoom = (id: bigint) => `session:${id}`;

/** The one untyped call of the library; the caller's types match the event's name and payload. */
function send(
  target: { emit(event: string, payload: unknown): unknown },
  event: string,
  payload: unknown,
): void {
  target.emit(event, payload);
}
