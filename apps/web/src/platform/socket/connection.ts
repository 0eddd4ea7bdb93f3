import {
  type ClientToServer,
  type ServerToClient,
  SOCKET_OPTIONS,
  type SocketError,
  type SocketHandshake,
  serverEvents,
} from '@tessera/protocol/events';
import { io, type Socket } from 'socket.io-client';
import { now } from '../clock/index.ts';
import { agent, build, withDevice } from '../device/index.ts';
import { onToken, readToken } from '../http/index.ts';
import { joinRooms } from './join-rooms.ts';
import { deliver, deliverGap } from './listeners.ts';
import { reasonOf } from './reason.ts';
import { type SocketState, socketStore } from './socket-store.ts';
import { onWatchChange, watchedLotteries } from './watched.ts';

/** Debounce of subscription changes, ms: pages change quickly, and a socket may send 20 messages a second (E11). */
const ASK_AFTER_MS = 150;

/** Opens the connection (R4.12, R9.7): polling first, then websocket; it reconnects without limit. Called once per page load. */
export function openConnection(): void {
  const socket: Socket<ServerToClient, ClientToServer> = io(build.socketBase || location.origin, {
    ...SOCKET_OPTIONS,
    autoConnect: false,
    auth: (give) => void handshake().then(give),
  });
  let isFirst = true;
  /** Lotteries subscribed on this connection. */
  let asked: ReadonlySet<string> = new Set();
  let asking: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    if (!socket.connected) return;
    const wanted = watchedLotteries();
    const watch = [...wanted].filter((id) => !asked.has(id));
    const leave = [...asked].filter((id) => !wanted.has(id));
    // A request with a lost answer is repeated with all others after a reconnect.
    const noteLost = ({ message }: Error) => socketStore.setState({ reason: reasonOf(message) });
    if (watch.length > 0) socket.emitWithAck('lottery:watch', { lottery: watch }).catch(noteLost);
    if (leave.length > 0) socket.emitWithAck('lottery:leave', { lottery: leave }).catch(noteLost);
    asked = wanted;
  };
  /** Reconnects after the server ended or refused the connection; the library reconnects only after a network failure. */
  const comeBack = (delayMs: number) => {
    if (!socket.active) setTimeout(() => socket.connect(), delayMs);
  };

  socket.on('connect', () => {
    setState('open');
    asked = new Set();
    ask();
    deliverGap({ isFirst, isConnect: true });
    isFirst = false;
  });
  socket.on('disconnect', (words, details) => {
    // Closed by this client, which sets the next state itself.
    if (words === 'io client disconnect') return;
    const cause = words === 'transport error' && details instanceof Error ? details.message : words;
    setState('opening', reasonOf(cause));
    comeBack(SOCKET_OPTIONS.reconnectionDelay);
  });
  socket.on('connect_error', ({ message }) => {
    setState('opening', reasonOf(message));
    comeBack(SOCKET_OPTIONS.reconnectionDelayMax);
  });
  for (const name of serverEvents)
    socket.on(name, (payload: Parameters<typeof deliver>[1]) => deliver(name, payload));
  joinRooms(socket);

  onWatchChange(() => {
    clearTimeout(asking);
    asking = setTimeout(ask, ASK_AFTER_MS);
  });
  // The start or end of a session changes the identity: repeat the handshake.
  onToken(() => {
    setState('closing');
    socket.disconnect();
    setState('opening');
    socket.connect();
  });
  // Closing the engine when the network is lost shows quickly whether the connection works without it. The library does this
  // only on most hosts.
  addEventListener('offline', () => socket.io.engine?.close());
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
    if (!document.hidden) deliverGap({ isFirst: false, isConnect: false });
  });
  setState('opening');
  socket.connect();
}

async function handshake(): Promise<SocketHandshake> {
  const token = await readToken();
  return { agent, ...(token !== null && { token }), ...withDevice('device') };
}

function setState(state: SocketState, reason?: SocketError): void {
  socketStore.setState(({ downSince, reason: before }) => ({
    state,
    reason: state === 'open' ? undefined : (reason ?? before),
    downSince: state === 'open' ? null : (downSince ?? now()),
  }));
}
