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
/** How long a page that watches a round is kept waiting at most, ms. */
const WATCH_MS = 20_000;

/** Ends rounds of crash when their time has come and tells those who watch. */
export interface CrashClock {
  /** Follows a round from now on. */
  follow(round: Round): void;
  /** Whether the curve of a round is over by now, by breaking or by being paid by itself. */
  isOver(round: Round): boolean;
  /** Resolves when the round has ended, after 20 s at the latest. */
  watch(round: Round): Promise<void>;
  /** To be called when a round ended. */
  ended(round: Round): void;
  stop(): void;
}

/** `end` ends a round whose curve is over. */
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

/** How long a round lasts when its player does nothing: to where he is paid by himself, or to just above the last value. */
function lengthMs({ start }: Round): number {
  const choice = start.choice as ChoiceOf<'crash'>;
  const { outcome } = crash.play(roundStream(start), choice, STAKE_STEP, { cashout: null });
  const { point, cashout }: CrashOutcome = outcome;
  return crashTimeMs(cashout ?? Math.min(point + 1, CRASH_MOST));
}
