import { useEffect, useState } from 'react';
import { knownDraws, refreshDraws, useDraws } from '../../../data/draws/index.ts';
import { now, useByNow, useNow } from '../../../platform/clock/index.ts';
import { useOnline } from '../../../platform/online/index.ts';
import { useSocketState } from '../../../platform/socket/index.ts';
import { type Sale, type Shown, saleAt, shownAt } from './draw-phase.ts';

/** The sale of a lottery, recomputed every second. Offline, a sale is only shown if its draw is known. */
export function useSale(lottery: string): Sale {
  const draws = useDraws(lottery);
  const online = useOnline();
  return saleAt(online || draws?.current ? draws : undefined, useNow());
}

/** The sale at this moment, for event handlers. */
export function saleNow(lottery: string): Sale {
  return saleAt(knownDraws(lottery), now());
}

/** Whether bets on a lottery may be sent. */
export function useSells(lottery: string): boolean {
  const draws = useDraws(lottery);
  return useByNow((nowMs) => saleAt(draws, nowMs).sells);
}

/** The result to show, recomputed every second. */
export function useShown(lottery: string): Shown {
  const draws = useDraws(lottery);
  return shownAt(draws, useNow());
}

/** Without a connection the countdown is trusted for this time after the last answer. */
const FRESH_MS = 30_000;
const ASK_MS = 10_000;

/** Whether the countdown can be trusted; polls by request while there is no connection. */
export function useFresh(lottery: string): boolean {
  const draws = useDraws(lottery);
  const connected = useSocketState() === 'open';
  const [answer, setAnswer] = useState({ draws, at: now() });
  if (answer.draws !== draws) setAnswer({ draws, at: now() });
  const isYoung = useByNow((nowMs) => nowMs - answer.at < FRESH_MS);
  useEffect(() => {
    if (connected) return;
    const timer = setInterval(() => void refreshDraws([lottery]), ASK_MS);
    return () => clearInterval(timer);
  }, [connected, lottery]);
  return connected || isYoung;
}
