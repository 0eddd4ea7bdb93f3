import type { ServerEventName, ServerEvents } from '@tessera/protocol/events';
import { useEffect, useEffectEvent } from 'react';
import { onGap, onSocketEvent } from './listeners.ts';
import { watchLotteries } from './watched.ts';

/** `useSocketEvent('draw:result', (result) => …)`; active while the page is visible. */
export function useSocketEvent<Name extends ServerEventName>(
  name: Name,
  handler: (payload: ServerEvents[Name]) => void,
): void {
  const handle = useEffectEvent(handler);
  useEffect(() => onSocketEvent(name, (payload) => handle(payload)), [name]);
}

/** Runs when events may have been missed: whenever the connection opens, and when a hidden window is shown again. */
export function useGap(handler: () => void): void {
  const handle = useEffectEvent(handler);
  useEffect(() => onGap(() => handle()), []);
}

/** Subscribes to the draw events of these lotteries at the server while the page is visible. */
export function useWatchLotteries(lotteries: readonly string[]): void {
  const key = lotteries.join(' ');
  useEffect(() => (key === '' ? undefined : watchLotteries(key.split(' '))), [key]);
}
