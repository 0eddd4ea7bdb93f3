import type { ServerEventName, ServerEvents } from '@tessera/protocol/events';

type Listener<Name extends ServerEventName> = (payload: ServerEvents[Name]) => void;

const listeners = new Map<ServerEventName, Set<Listener<ServerEventName>>>();
const gapListeners = new Set<() => void>();

/** Hears of a socket event; returns how to stop. Works before the connection stands. */
export function onSocketEvent<Name extends ServerEventName>(
  name: Name,
  listener: Listener<Name>,
): () => void {
  const heard = listeners.get(name) ?? new Set();
  listeners.set(name, heard);
  // Under a name lie only listeners of that name's payload.
  const kept = listener as Listener<ServerEventName>;
  heard.add(kept);
  return () => heard.delete(kept);
}

/**
 * Hears that events may have been missed: after each reconnect, and when a window that was hidden shows again. Events are
 * hints, so whoever needs the truth asks for it then. Returns how to stop.
 */
export function onGap(listener: () => void): () => void {
  gapListeners.add(listener);
  return () => gapListeners.delete(listener);
}

/** Hands an event to everybody who listens. */
export function deliver(name: ServerEventName, payload: ServerEvents[ServerEventName]): void {
  for (const listener of listeners.get(name) ?? []) listener(payload);
}

/** Tells that events may have been missed. */
export function deliverGap(): void {
  for (const listener of gapListeners) listener();
}
