import type { SocketError } from '@tessera/protocol/events';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** State of the connection (R4.12). */
export type SocketState = 'closed' | 'opening' | 'open' | 'closing';

export interface SocketStatus {
  readonly state: SocketState;
  /** Server time, ms, since which it has not been open; `null` while it is open. */
  readonly downSince: number | null;
  /** Why it is not open, if known (R8.5). */
  readonly reason: SocketError | undefined;
}

export const socketStore = createStore<SocketStatus>(() => ({
  state: 'closed',
  downSince: null,
  reason: undefined,
}));

/** State of the connection, for the dot in a draw header. */
export function useSocketState(): SocketState {
  return useStore(socketStore, ({ state }) => state);
}

/** Why the connection is not open. */
export function useSocketReason(): SocketError | undefined {
  return useStore(socketStore, ({ reason }) => reason);
}
