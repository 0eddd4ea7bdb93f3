import type { ChatMessage, ClientToServer, ServerToClient } from '@tessera/protocol';
import type { Socket } from 'socket.io';
import type { Client } from '../admission/index.ts';
import { type CallSession, createCookieJar, identifyBrowser, usesPrefix } from '../http/index.ts';
import type { SocketDeps } from './deps.ts';

/** Data that the server attaches to a socket. */
export interface SocketData {
  session?: CallSession;
  /** Chat rooms joined or being joined, so that many requests at once are counted too. */
  chatRooms?: Set<string>;
}

/** What nodes tell each other: messages of a chat room, of which each tells its own sockets. */
export interface BetweenNodes {
  room: (messages: readonly ChatMessage[]) => void;
}

export type PlayerSocket = Socket<ClientToServer, ServerToClient, BetweenNodes, SocketData>;

/**
 * Decides whether a socket opens (E11). A socket without a token gets public draw events only; a token must belong to a
 * session. Places of the address are taken before anything is awaited. All places are released when the socket is
 * refused or its connection ends. Returns the code that refuses the socket, or undefined.
 */
export async function admit(
  socket: PlayerSocket,
  client: Client,
  deps: SocketDeps,
): Promise<string | undefined> {
  const places = placesOf(socket);
  if (!places.keep(deps.gate.socket(client))) return 'too_many_requests';
  let refused: string | undefined = 'internal_error';
  try {
    refused = await sessionFor(socket, deps);
    if (refused === undefined) {
      const place = await deps.gate.playerSocket(client, socket.data.session?.userId);
      if (!places.keep(place)) refused = 'too_many_requests';
    }
    return refused;
  } finally {
    if (refused !== undefined) places.leave();
  }
}

/** Finds the session of the socket's token, if it has one. Returns the code that refuses the socket, or undefined. */
async function sessionFor(socket: PlayerSocket, deps: SocketDeps): Promise<string | undefined> {
  const token: unknown = socket.handshake.auth.token;
  if (token === undefined || token === '') return undefined;
  if (typeof token !== 'string') return 'please_login';
  const found = await deps.sessions.find(token, browserOf(socket, deps), deps.now());
  if ('refused' in found) return found.refused;
  if (found.session.restricted) return 'account_blocked';
  socket.data.session = found.session;
  return undefined;
}

/** The places of one socket. They are released together, at the latest when its connection ends. */
function placesOf({ conn }: PlayerSocket) {
  const taken: (() => void)[] = [];
  const leave = () => {
    for (const back of taken.splice(0)) back();
  };
  conn.once('close', leave);
  return {
    leave,
    /** Keeps a place until `leave`; false when `place` is undefined. */
    keep(place: (() => void) | undefined): boolean {
      if (!place) return false;
      taken.push(place);
      // The connection may have ended during the query.
      if (conn.readyState === 'closed') leave();
      return true;
    },
  };
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
