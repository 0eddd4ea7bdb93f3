import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { OPERATOR_COOKIES } from '@tessera/protocol/console-cookies';
import { OPERATOR_SOCKET_PATH, type OperatorEvents } from '@tessera/protocol/console-hints';
import { grantOf } from '@tessera/protocol/console-permissions';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import type { Gate } from '../admission/index.ts';
import {
  createCookieJar,
  identifyOperatorBrowser,
  type OperatorGate,
  type OperatorSession,
  ownOriginHolds,
  usesPrefix,
} from '../http/index.ts';
import type { SocketDeps } from './deps.ts';

/** What happened at customer support. `operator`: who alone is told. */
export type SupportHint =
  | { readonly event: 'service:changed'; readonly case: number }
  | { readonly event: 'service:typing'; readonly case: number; readonly operator: string };

/** The operators' sockets of one node. */
export interface OperatorSockets {
  /** Sends a hint to the sockets of this node. */
  tell(hint: SupportHint): void;
  /** Answers {@link OPERATOR_SOCKET_PATH} on the operations port, before it listens. */
  attach(server: HttpServer): void;
  close(): Promise<void>;
}

interface Deps extends Pick<SocketDeps, 'mode' | 'now' | 'xsrfKey'> {
  readonly gate: Pick<Gate, 'call' | 'clientOf'>;
  readonly operators: OperatorGate;
  readonly log: Logger;
}

/** Most sockets of one operator on a node: one for each open page. */
const EACH_MAX = 8;
/** Interval at which the sessions of open sockets are checked, ms. */
const RECHECK_MS = 15_000;
/** Clients send nothing but what keeps the connection. */
const BYTES_MAX = 1_024;

/** Who opened a socket, and how that is found again. */
interface SocketData {
  operator: OperatorSession;
  token: string;
  browser: Buffer;
}
type OperatorSocket = Socket<Record<string, never>, OperatorEvents, Record<string, never>, SocketData>;

/** Sockets that tell open pages of the console what changed. Only a signed-in operator's page opens one, and it can send nothing. */
export function createOperatorSockets({ mode, now, xsrfKey, gate, operators, log }: Deps): OperatorSockets {
  const admitted = new WeakMap<IncomingMessage, SocketData>();

  /** Who asks for a socket; undefined when the request is refused. */
  const find = async (request: IncomingMessage): Promise<SocketData | undefined> => {
    const client = gate.clientOf(request);
    const { origin, host, cookie, 'sec-fetch-site': site } = request.headers;
    const secFetchSite = typeof site === 'string' ? site : undefined;
    if (!ownOriginHolds({ origin, secFetchSite, host })) return undefined;
    if (gate.call(client) > 0 || !operators.allows(client.address)) return undefined;
    const jar = createCookieJar(
      cookie,
      usesPrefix(mode, 'encrypted' in request.socket ? 'https' : 'http', (host ?? '').replace(/:\d+$/, '')),
    );
    const { secretHash: browser } = identifyOperatorBrowser(jar, xsrfKey);
    const token = jar.get(OPERATOR_COOKIES.session);
    const operator = token === undefined ? undefined : await operators.find(token, browser, now());
    return operator && token !== undefined ? { operator, token, browser } : undefined;
  };

  const io = new Server<Record<string, never>, OperatorEvents, Record<string, never>, SocketData>({
    path: OPERATOR_SOCKET_PATH,
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: BYTES_MAX,
    allowRequest: (request, decide) => {
      find(request).then(
        (found) => {
          if (found) admitted.set(request, found);
          decide(null, found !== undefined);
        },
        (error: unknown) => {
          log.error({ err: error }, 'socket of an operator refused');
          decide(null, false);
        },
      );
    },
  });
  const socketsOf = (id: bigint) => io.in(roomOf(String(id))).fetchSockets();
  io.use((socket: OperatorSocket, next) => {
    const found = admitted.get(socket.request);
    if (!found || !grantOf(found.operator.role, 'service.read')) return next(new Error('please_login'));
    socketsOf(found.operator.operatorId).then(
      (open) => {
        if (open.length >= EACH_MAX) return next(new Error('too_many_requests'));
        Object.assign(socket.data, found);
        next();
      },
      (error: unknown) => next(error instanceof Error ? error : new Error('internal_error')),
    );
  });
  io.on('connection', (socket) => {
    void socket.join(roomOf(String(socket.data.operator.operatorId)));
    socket.once('disconnect', () => socket.conn.close());
  });
  const recheck = setInterval(() => {
    for (const socket of io.sockets.sockets.values()) {
      const { token, browser } = socket.data;
      operators.find(token, browser, now()).then(
        (found) => {
          if (!found) socket.disconnect(true);
        },
        (error: unknown) => log.warn({ err: error }, 'the session of an operator could not be checked'),
      );
    }
  }, RECHECK_MS);
  recheck.unref();

  return {
    tell(hint) {
      const to = hint.event === 'service:typing' ? io.to(roomOf(hint.operator)) : io;
      to.emit(hint.event, { case: hint.case });
    },
    attach: (server) => {
      io.attach(server);
    },
    async close() {
      clearInterval(recheck);
      io.disconnectSockets(true);
      await io.close();
    },
  };
}

const roomOf = (operator: string): string => `operator:${operator}`;
