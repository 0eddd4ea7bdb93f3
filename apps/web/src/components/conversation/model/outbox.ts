import type { Message } from './message.ts';

/** A message as the player wrote it. */
export interface Written<Body> {
  /** The same for every attempt, so that it never becomes two messages. */
  readonly clientId: string;
  readonly body: Body;
  /** When it was written, ms. */
  readonly at: number;
}

/** A message of the player that the server has not confirmed. */
export interface Draft<Body> extends Written<Body> {
  readonly state: 'waiting' | 'sending' | 'failed';
  /** It is not sent before, ms: the room allows one message in some seconds. */
  readonly notBefore: number;
  /** Why the last attempt failed. */
  readonly error?: unknown;
  /** It was written in an earlier visit, which ended before the server confirmed it. */
  readonly restored?: true;
}

/** In the order in which they were written. */
export type Outbox<Body> = readonly Draft<Body>[];

/** Adds a message. */
export const write = <Body>(outbox: Outbox<Body>, draft: Written<Body>): Outbox<Body> => [
  ...outbox,
  { ...draft, state: 'waiting', notBefore: 0 },
];

/** Adds messages of an earlier visit, before the others. They may be hours old, so the player decides what happens to them. */
export function restored<Body>(outbox: Outbox<Body>, kept: readonly Written<Body>[]): Outbox<Body> {
  const known = new Set(outbox.map(({ clientId }) => clientId));
  const added = kept.filter(({ clientId }) => !known.has(clientId));
  return [
    ...added.map((draft): Draft<Body> => ({ ...draft, state: 'failed', notBefore: 0, restored: true })),
    ...outbox,
  ];
}

/** The message to send next: the oldest that waits, while none is on its way. */
export const nextDraft = <Body>(outbox: Outbox<Body>): Draft<Body> | undefined =>
  outbox.some(({ state }) => state === 'sending')
    ? undefined
    : outbox.find(({ state }) => state === 'waiting');

/** It is on its way. */
export const sending = <Body>(outbox: Outbox<Body>, clientId: string): Outbox<Body> =>
  changed(outbox, clientId, ({ error: _, ...draft }) => ({ ...draft, state: 'sending' }));

/** The attempt failed; the player decides what happens to it. */
export const failed = <Body>(outbox: Outbox<Body>, clientId: string, error: unknown): Outbox<Body> =>
  changed(outbox, clientId, (draft) => ({ ...draft, state: 'failed', error }));

/** The room takes it later: it keeps its place. */
export const postponed = <Body>(outbox: Outbox<Body>, clientId: string, notBefore: number): Outbox<Body> =>
  changed(outbox, clientId, (draft) => ({ ...draft, state: 'waiting', notBefore }));

/** A failed one is sent again. */
export const again = <Body>(outbox: Outbox<Body>, clientId: string): Outbox<Body> =>
  changed(outbox, clientId, (draft) => (draft.state === 'failed' ? { ...draft, state: 'waiting' } : draft));

/** The player gives a failed one up. */
export const discarded = <Body>(outbox: Outbox<Body>, clientId: string): Outbox<Body> =>
  outbox.filter((draft) => draft.clientId !== clientId || draft.state !== 'failed');

/** Without the messages that arrived, also those whose answer was lost. */
export function delivered<Body>(
  outbox: Outbox<Body>,
  messages: readonly Message[],
  me: number,
): Outbox<Body> {
  if (outbox.length === 0) return outbox;
  const arrived = new Set(messages.flatMap(({ from, client_id }) => (from?.id === me ? client_id : [])));
  return outbox.some(({ clientId }) => arrived.has(clientId))
    ? outbox.filter(({ clientId }) => !arrived.has(clientId))
    : outbox;
}

function changed<Body>(
  outbox: Outbox<Body>,
  clientId: string,
  change: (draft: Draft<Body>) => Draft<Body>,
): Outbox<Body> {
  return outbox.map((draft) => (draft.clientId === clientId ? change(draft) : draft));
}
