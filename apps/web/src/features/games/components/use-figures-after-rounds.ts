import { useEffect, useRef } from 'react';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { refreshBalance } from '../../session/index.ts';
import { refreshPlats } from '../api/refresh-plats.ts';

/** Least time between two questions to the service, however fast a game is. */
const REST_MS = 1_500;

/**
 * Asks the service for its figures after a game has told of a change: what the game says of money is a hint. Several hints in
 * quick succession are one question, and the last of them is never lost.
 */
export function useFiguresAfterRounds(plat: string | undefined, keepsBalance: boolean): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    if (timer.current !== undefined || plat === undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void askFor(plat, keepsBalance);
    }, REST_MS);
  };
}

/** A platform with a wallet of its own is asked first: what was played there counts in the session once it was told (RP6). */
async function askFor(plat: string, keepsBalance: boolean): Promise<void> {
  if (keepsBalance) await ignoreFailure('platform balance', refreshPlats([plat]));
  await ignoreFailure('balance', refreshBalance());
}
