import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import {
  type ClientToServer,
  rooms,
  type ServerToClient,
  type SessionEnded,
  SOCKET_LIMITS,
  SOCKET_PATH,
} from '@tessera/protocol';
import { Server } from 'socket.io';
import { originHolds } from '../http/index.ts';
import { admit, type SocketData } from './admit.ts';
import { joinChatRooms } from './chat.ts';
import type { Emit, MayReadRoom, SocketDeps } from './deps.ts';
import { guardConnection } from './guard.ts';
import { createOpenings } from './opening.ts';
import { watchLotteries } from './watch.ts';

/** The real-time side of the player sites. */
export interface SocketServer {
  readonly emit: Emit;
  /** Sets who may join which chat room, in the `callbacks` of the module that has the rooms. Until then nobody may join any. */
  chatReaders(mayRead: MayReadRoom): void;
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
  let mayReadRoom: MayReadRoom = async () => false;
  const io = new Server<ClientToServer, ServerToClient, Record<string, never>, SocketData>({
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
      mayRead: (userId, room) => mayReadRoom(userId, room),
      now: deps.now,
      log: deps.log,
    });
  });

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
      chat: (room, event, payload) => send(io.to(rooms.chat(room)), event, payload),
      all: (event, payload) => send(io.local, event, payload),
    },
    chatReaders(mayRead) {
      mayReadRoom = mayRead;
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
