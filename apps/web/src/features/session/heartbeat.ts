import { call, readToken, replaceToken } from '../../platform/http/index.ts';

/** The player acted since the last heartbeat (T2, A8): polls do not count, touches and keys do. */
let acted = true;

/** Watches for acts of the player; returns how to stop. */
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
 * One heartbeat (R9.1): keeps the session and puts a new token in the place of the old one when the answer brings one
 * (A7). Only one tab beats at a time, so that two do not ask for a new token at once.
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
