import { useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { drawsStore, dropOvertaken, keepDraws } from './draws-store.ts';
import type { LotteryDraws } from './due.ts';

/** The draws of one lottery, kept up to date while the page is visible; `undefined` until loaded. */
export function useDraws(lottery: string): LotteryDraws | undefined {
  useKeptDraws([lottery]);
  return useStore(drawsStore, (draws) => draws[lottery]);
}

/** The draws of several lotteries by id, for lists. */
export function useAllDraws(lotteries: readonly string[]): Readonly<Record<string, LotteryDraws>> {
  useKeptDraws(lotteries);
  return useStore(drawsStore);
}

function useKeptDraws(lotteries: readonly string[]): void {
  const key = lotteries.join(' ');
  // Before the first paint of a page that is shown again.
  useLayoutEffect(() => dropOvertaken(key.split(' ')), [key]);
  useEffect(() => (key === '' ? undefined : keepDraws(key.split(' '))), [key]);
}
