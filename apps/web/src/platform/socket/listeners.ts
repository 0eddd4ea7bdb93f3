import type { ServerEventName, ServerEvents } from '@tessera/protocol/events';

type Listener<Name extends ServerEventName> = (payload: ServerEvents[Name]) => void;

const listeners = new Map<ServerEventName, Set<Listener<ServerEventName>>>();
/** The time in which events may have been missed. */
export interface Gap {
  /** It ended with the first connection of this page load: what was fetched before it may have changed already. */
  readonly isFirst: boolean;
  /** The connection has just opened; false when a hidden window is shown again. */
  readonly isConnect: boolean;
}

const gapListeners = new Set<(gap: Gap) => void>();

/** Subscribes to a socket event; returns the function that unsubscribes. Works before the connection is open. */
export function onSocketEvent<Name extends ServerEventName>(
  name: Name,
  listener: Listener<Name>,
): () => void {
  const heard = listeners.get(name) ?? new Set();
  listeners.set(name, heard);
  // The set of a name contains only listeners for that name's payload.
  const kept = listener as Listener<ServerEventName>;
  heard.add(kept);
  return () => heard.delete(kept);
}

/**
 * Subscribes to possibly missed events: whenever the connection opens, and when a hidden window is shown again. Events are hints, so
 * a subscriber requests the current state. Returns the function that unsubscribes.
 */
export function onGap(listener: (gap: Gap) => void): () => void {
  gapListeners.add(listener);
  return () => gapListeners.delete(listener);
}

/** Passes an event to all listeners. */
export function deliver(name: ServerEventName, payload: ServerEvents[ServerEventName]): void {
  for (const listener of listeners.get(name) ?? []) listener(payload);
}

/** Notifies that events may have been missed. */
export function deliverGap(gap: Gap): void {
  for (const listener of gapListeners) listener(gap);
}
