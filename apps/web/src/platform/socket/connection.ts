import {
  type ClientToServer,
  type ServerToClient,
  SOCKET_OPTIONS,
  type SocketHandshake,
  serverEvents,
} from '@tessera/protocol/events';
import { io, type Socket } from 'socket.io-client';
import { now } from '../clock/index.ts';
import { agent, build } from '../device/index.ts';
import { onToken, readToken } from '../http/index.ts';
import { deliver, deliverGap } from './listeners.ts';
import { type SocketState, socketStore } from './socket-store.ts';
import { onWatchChange, watchedLotteries } from './watched.ts';

/** Pages come and go quickly, and a socket may send 20 messages a second (E11): changes are gathered for this long. */
const ASK_AFTER_MS = 150;

/**
 * Opens the connection (R4.12, R9.7): polling first, then websocket; it reconnects by itself without end. Once for the
 * life of the page.
 */
export function openConnection(): void {
  const socket: Socket<ServerToClient, ClientToServer> = io(build.socketBase || location.origin, {
    ...SOCKET_OPTIONS,
    autoConnect: false,
    auth: (give) => void handshake().then(give),
  });
  let wasOpen = false;
  /** Lotteries the server has been asked for on this connection. */
  let asked: ReadonlySet<string> = new Set();
  let asking: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    if (!socket.connected) return;
    const wanted = watchedLotteries();
    const watch = [...wanted].filter((id) => !asked.has(id));
    const leave = [...asked].filter((id) => !wanted.has(id));
    if (watch.length > 0) socket.emit('lottery:watch', { lottery: watch }, () => undefined);
    if (leave.length > 0) socket.emit('lottery:leave', { lottery: leave }, () => undefined);
    asked = wanted;
  };

  socket.on('connect', () => {
    setState('open');
    asked = new Set();
    ask();
    if (wasOpen) deliverGap();
    wasOpen = true;
  });
  socket.on('disconnect', (reason) => {
    setState('opening', reason);
    // The server's own disconnect is the one the library does not mend by itself.
    if (reason === 'io server disconnect')
      setTimeout(() => socket.connect(), SOCKET_OPTIONS.reconnectionDelay);
  });
  socket.on('connect_error', (error) => setState('opening', error.message));
  for (const name of serverEvents)
    socket.on(name, (payload: Parameters<typeof deliver>[1]) => deliver(name, payload));

  onWatchChange(() => {
    clearTimeout(asking);
    asking = setTimeout(ask, ASK_AFTER_MS);
  });
  // A session that begins or ends is another identity: the handshake is made anew.
  onToken(() => {
    setState('closing');
    socket.disconnect();
    setState('opening');
    socket.connect();
  });
  addEventListener('pagehide', () => {
    setState('closing');
    socket.disconnect();
    setState('closed');
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    setState('opening');
    socket.connect();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) deliverGap();
  });
  setState('opening');
  socket.connect();
}

async function handshake(): Promise<SocketHandshake> {
  const token = await readToken();
  return token === null ? { agent } : { agent, token };
}

function setState(state: SocketState, reason = ''): void {
  socketStore.setState(({ downSince }) => ({
    state,
    reason,
    downSince: state === 'open' ? null : (downSince ?? now()),
  }));
}
