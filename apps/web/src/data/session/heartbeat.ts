import { call, readToken, replaceToken } from '../../platform/http/index.ts';

/** Whether the player acted since the last heartbeat (T2, A8): pointer and key events count, polls do not. */
let acted = true;

/** Listens for player activity; returns a function that stops it. */
export function watchActivity(): () => void {
  const note = () => {
    acted = true;
  };
  const events = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
  for (const event of events) addEventListener(event, note, { passive: true, capture: true });
  return () => {
    for (const event of events) removeEventListener(event, note, { capture: true });
  };
}

/**
 * One heartbeat (R9.1): keeps the session alive and replaces the token when the reply contains a new one (A7). Only one tab
 * sends heartbeats at a time, so that two tabs never request a new token at once.
 */
export async function beat(): Promise<void> {
  await navigator.locks.request('tessera-heart', { ifAvailable: true }, async (lock) => {
    const token = lock ? await readToken() : null;
    if (token === null) return;
    const active = acted;
    acted = false;
    const fresh = await call('POST /api/user/heart', { active }, { silent: true });
    if (fresh !== '') await replaceToken(token, fresh);
  });
}
