export { followChatRoom } from './chat-rooms.ts';
export { onGap, onSocketEvent } from './listeners.ts';
export {
  socketStore,
  useSocketReason,
  useSocketState,
} from './socket-store.ts';
export { tellTyping } from './typing.ts';
export { useGap, useSocketEvent, useWatchLotteries } from './use-socket.ts';
export { watchLotteries } from './watched.ts';

/** Opens the connection; its code is loaded now and not with the first screen. */
export async function connectSocket(): Promise<void> {
  const { openConnection } = await import('./connection.ts');
  openConnection();
}
