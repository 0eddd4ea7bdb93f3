import { useEffect, useRef } from 'react';
import { refreshBalance } from '../../../data/session/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { refreshPlatforms } from '../api/refresh-platforms.ts';

/** Minimum time between two requests, however fast a game is. */
const REST_MS = 1_500;

/**
 * Refetches the figures after a game has reported a change; a game's own figures are only hints. Several hints in quick
 * succession cause one request, and the last hint is never lost.
 */
export function useFiguresAfterRounds(platform: string | undefined, keepsBalance: boolean): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    if (timer.current !== undefined || platform === undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void askFor(platform, keepsBalance);
    }, REST_MS);
  };
}

/** A platform with its own wallet is asked first: its rounds count in the session only after the platform was asked (RP6). */
async function askFor(platform: string, keepsBalance: boolean): Promise<void> {
  if (keepsBalance) await ignoreFailure('platform balance', refreshPlatforms([platform]));
  await ignoreFailure('balance', refreshBalance());
}
