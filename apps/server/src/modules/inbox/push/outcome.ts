import type { PushAnswer } from './post.ts';

/** What follows from an answer: the end of the message, or when it is tried again (ms). */
export type PushOutcome =
  | { readonly state: 'sent' | 'gone' | 'failed' }
  | { readonly state: 'queued'; readonly notBefore: number };

/** Attempts without a usable answer until a message is given up. */
export const PUSH_TRIES_MAX = 6;
const PAUSE_MS = 5_000;
/** A service that asks to wait without saying how long, ms. */
const WAIT_MS = 30_000;
const WAIT_MS_MIN = 1_000;
const WAIT_MS_MAX = 3_600_000;

/**
 * Decides by the answer. 404 and 410: the subscription is gone for good. 429 and 503: the service asks to wait, which counts as no
 * failure; the message's life ends it. No answer, 408 and other 5xx: tried again with doubling pauses. Everything else would be refused
 * again.
 *
 * @param attempts - With this one.
 * @param now - ms; as a date in `Retry-After` counts `clock`, the machine's own time.
 */
export function outcomeOf(
  { status, retryAfter }: PushAnswer,
  { attempts, now, clock = now }: { attempts: number; now: number; clock?: number },
): PushOutcome {
  if (status >= 200 && status < 300) return { state: 'sent' };
  if (status === 404 || status === 410) return { state: 'gone' };
  if (status === 429 || status === 503)
    return { state: 'queued', notBefore: now + waitOf(retryAfter, clock) };
  if (status !== 0 && status !== 408 && status < 500) return { state: 'failed' };
  if (attempts >= PUSH_TRIES_MAX) return { state: 'failed' };
  return { state: 'queued', notBefore: now + PAUSE_MS * 2 ** (attempts - 1) };
}

/** Milliseconds of `Retry-After`: seconds, or a date. */
function waitOf(text: string | undefined, clock: number): number {
  if (text === undefined) return WAIT_MS;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - clock;
  return Number.isNaN(wait) ? WAIT_MS : Math.min(Math.max(wait, WAIT_MS_MIN), WAIT_MS_MAX);
}
