import { OPERATOR_SOCKET_PATH, type OperatorEvents } from '@tessera/protocol/console-hints';
import type { Socket } from 'socket.io-client';

/** What an open page does with the hints of support. Both name a case. */
export interface SupportHints {
  readonly onChanged: (caseId: number) => void;
  readonly onTyping: (caseId: number) => void;
  /** The connection is there again; hints may have been missed. */
  readonly onGap: () => void;
}

/**
 * Listens to the hints of support until the returned function is called. The library has its own file, which only roles with support
 * load. The cookie of the session opens the socket; it reconnects without limit.
 */
export function listenToSupport({ onChanged, onTyping, onGap }: SupportHints): () => void {
  let socket: Socket<OperatorEvents> | undefined;
  let isOver = false;
  void import('socket.io-client').then(({ io }) => {
    if (isOver) return;
    socket = io(location.origin, { path: OPERATOR_SOCKET_PATH, transports: ['websocket'] });
    socket.on('connect', onGap);
    socket.on('service:changed', ({ case: id }) => onChanged(id));
    socket.on('service:typing', ({ case: id }) => onTyping(id));
  });
  return () => {
    isOver = true;
    socket?.disconnect();
  };
}
