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

  socket.on('connect', () => {
    setState('open');
    const lottery = watchedLotteries();
    if (lottery.length > 0) socket.emit('lottery:watch', { lottery }, () => undefined);
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

  onWatchChange((event, lottery) => {
    if (socket.connected) socket.emit(event, { lottery }, () => undefined);
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
