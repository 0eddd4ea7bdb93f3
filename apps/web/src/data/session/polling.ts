import { ignoreFailure, readToken } from '../../platform/http/index.ts';
import { beat, watchActivity } from './heartbeat.ts';
import { refreshBalance } from './refresh-balance.ts';
import { leave } from './sign-out.ts';
import { user } from './user-store.ts';

/** R9.1. */
const BALANCE_POLL_MS = 5_000;
const HEARTBEAT_MS = 10_000;

/**
 * Polls balance and heartbeat while a player is signed in and the window is visible; a hidden window pauses and polls at once
 * when visible again. Returns a function that stops it.
 */
export function startPolling(): () => void {
  const stopWatching = watchActivity();
  const stops = [every(BALANCE_POLL_MS, pollBalance), every(HEARTBEAT_MS, () => signedIn(beat))];
  return () => {
    stopWatching();
    for (const stop of stops) stop();
  };
}

async function pollBalance(): Promise<void> {
  await signedIn(refreshBalance);
  // Another tab has signed out: the token is gone, but this page still shows the player.
  if (user().loaded && (await readToken()) === null) await leave();
}

async function signedIn(work: () => Promise<void>): Promise<void> {
  if ((await readToken()) !== null) await ignoreFailure('poll', work());
}

/** Runs `work` every `ms`, counted from the end of the previous run; at once when the window becomes visible. */
function every(ms: number, work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let stopped = false;
  const run = async () => {
    if (running || stopped || document.hidden) return;
    running = true;
    clearTimeout(timer);
    await ignoreFailure('poll', work());
    running = false;
    if (!stopped) timer = setTimeout(run, ms);
  };
  const handleVisibility = () => void run();
  timer = setTimeout(run, ms);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
