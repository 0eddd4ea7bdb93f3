import type { ClientToServer, ServerToClient } from '@tessera/protocol';
import type { Server, Socket } from 'socket.io';
import {
  type CallSession,
  clientAddress,
  createCookieJar,
  identifyBrowser,
  usesPrefix,
} from '../http/index.ts';
import type { SocketDeps } from './deps.ts';

/** What the server keeps with a socket. */
export interface SocketData {
  session?: CallSession;
  /** What the limit per address counts by. */
  network: string;
}

export type PlayerSocket = Socket<ClientToServer, ServerToClient, Record<string, never>, SocketData>;
export type PlayerServer = Server<ClientToServer, ServerToClient, Record<string, never>, SocketData>;

/**
 * Decides a handshake (E11). A socket without a token hears public draw events only; one with a token must be of its
 * session. Returns the code that refuses it, or undefined.
 */
export async function admit(
  socket: PlayerSocket,
  io: PlayerServer,
  deps: SocketDeps,
): Promise<string | undefined> {
  const { perAddress, perAccount } = deps.limits();
  const others = [...io.of('/').sockets.values()];
  socket.data.network = clientAddress(addressOf(socket, deps)).network;
  if (others.filter(({ data }) => data.network === socket.data.network).length >= perAddress) {
    return 'too_many_requests';
  }
  const token: unknown = socket.handshake.auth.token;
  if (token === undefined || token === '') return undefined;
  if (typeof token !== 'string') return 'please_login';

  const found = await deps.sessions.find(token, browserOf(socket, deps), deps.now());
  if ('refused' in found) return found.refused;
  if (found.session.restricted) return 'account_blocked';
  const { userId } = found.session;
  if (others.filter(({ data }) => data.session?.userId === userId).length >= perAccount)
    return 'too_many_requests';
  socket.data.session = found.session;
  return undefined;
}

/** The secret of the browser, from its cookie or the app's header, as for a call (A9). */
function browserOf({ handshake }: PlayerSocket, deps: SocketDeps): Buffer {
  const { headers } = handshake;
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const cookies = createCookieJar(
    headers.cookie,
    usesPrefix(deps.mode, handshake.secure ? 'https' : 'http', host),
  );
  const device: unknown = headers.device ?? handshake.auth.device;
  return identifyBrowser(cookies, typeof device === 'string' ? device : undefined, deps.xsrfKey).secretHash;
}

/** The peer, or the client a trusted proxy names last. */
function addressOf({ handshake, conn }: PlayerSocket, { trustedProxies }: SocketDeps): string {
  const peer = conn.remoteAddress;
  const forwarded = handshake.headers['x-forwarded-for'];
  if (!trustedProxies.includes(peer) || typeof forwarded !== 'string') return peer;
  return forwarded.split(',').at(-1)?.trim() ?? peer;
}
