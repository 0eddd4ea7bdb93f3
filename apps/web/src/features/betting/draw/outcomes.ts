import type { BetSettled } from '@tessera/protocol/events';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Hits } from './hits.ts';

/** The outcome of the player's bets in one draw, as its betting page shows it. */
export interface Outcome {
  readonly settled: BetSettled;
  /** `waiting` for the end of the reveal, `fresh` while its strip is shown, `past` after that. */
  readonly stage: 'waiting' | 'fresh' | 'past';
  /** The pointer or the focus is on the strip. */
  readonly held?: boolean;
  /** Where the winning bets hit; only for a real gain. */
  readonly hits?: Hits | undefined;
  /** The bet that the draw settled, if it settled only one. */
  readonly betId?: number | undefined;
}

/** The newest outcome by lottery. */
export const outcomesStore = createStore<Readonly<Record<string, Outcome | undefined>>>(() => ({}));

/** The newest outcome of a lottery whose numbers have been revealed; `undefined` before that. */
export function useOutcome(lottery: string): Outcome | undefined {
  return useStore(outcomesStore, (outcomes) => {
    const outcome = outcomes[lottery];
    return outcome?.stage === 'waiting' ? undefined : outcome;
  });
}

/** Picks of one set of a play that made a bet win, while its outcome is fresh. */
export function useHitPicks(lottery: string, playId: string, zone: number): readonly number[] | undefined {
  return useStore(outcomesStore, (outcomes) => {
    const outcome = outcomes[lottery];
    return outcome?.stage === 'fresh' ? outcome.hits?.picks[playId]?.[zone] : undefined;
  });
}

/** Whether all picks of a cell of an odds board made one bet win, while its outcome is fresh. */
export function useHitCell(
  lottery: string,
  { playId, picks }: { readonly playId: string; readonly picks: readonly (readonly [number, number])[] },
): boolean {
  return useStore(outcomesStore, (outcomes) => {
    const outcome = outcomes[lottery];
    if (outcome?.stage !== 'fresh') return false;
    const own = outcome.hits?.bets.filter(({ play }) => play === playId) ?? [];
    return own.some((bet) => picks.every(([zone, value]) => bet.picks[zone]?.includes(value)));
  });
}
