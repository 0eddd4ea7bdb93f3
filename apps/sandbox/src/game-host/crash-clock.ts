import {
  type ChoiceOf,
  CRASH_MOST,
  type CrashOutcome,
  crash,
  crashTimeMs,
  roundStream,
  STAKE_STEP,
} from '@tessera/games';
import type { Round } from './rounds.ts';

const LOOK_MS = 50;
/** Maximum wait of a page that watches a round, ms. */
const WATCH_MS = 20_000;

/** Ends crash rounds when their time has come and notifies the pages that watch them. */
export interface CrashClock {
  /** Starts tracking a round. */
  follow(round: Round): void;
  /** Whether a round's curve is over by now: it crashed or the automatic cashout was reached. */
  isOver(round: Round): boolean;
  /** Resolves when the round has ended, or after 20 s. */
  watch(round: Round): Promise<void>;
  /** Must be called when a round has ended. */
  ended(round: Round): void;
  stop(): void;
}

/** `end` is called for a round whose curve is over. */
export function createCrashClock(time: () => number, end: (round: Round) => void): CrashClock {
  const endsAt = new Map<Round, number>();
  const watchers = new Map<Round, Set<() => void>>();
  const isOver = (round: Round): boolean => time() >= (endsAt.get(round) ?? 0);
  const timer = setInterval(() => {
    for (const round of endsAt.keys()) if (isOver(round)) end(round);
  }, LOOK_MS);
  timer.unref();
  const ended = (round: Round): void => {
    endsAt.delete(round);
    for (const tell of watchers.get(round) ?? []) tell();
    watchers.delete(round);
  };
  return {
    follow(round) {
      endsAt.set(round, round.start.at + lengthMs(round));
    },
    isOver,
    watch(round) {
      if (!endsAt.has(round)) return Promise.resolve();
      return new Promise((resolve) => {
        const tell = () => {
          clearTimeout(late);
          watchers.get(round)?.delete(tell);
          resolve();
        };
        const late = setTimeout(tell, WATCH_MS).unref();
        const waiting = watchers.get(round) ?? new Set();
        watchers.set(round, waiting.add(tell));
      });
    },
    ended,
    stop() {
      clearInterval(timer);
      for (const round of [...watchers.keys()]) ended(round);
    },
  };
}

/** Duration of a round without player action: up to the automatic cashout or just after the last value. */
function lengthMs({ start }: Round): number {
  const choice = start.choice as ChoiceOf<'crash'>;
  const { outcome } = crash.play(roundStream(start), choice, STAKE_STEP, { cashout: null });
  const { point, cashout }: CrashOutcome = outcome;
  return crashTimeMs(cashout ?? Math.min(point + 1, CRASH_MOST));
}
