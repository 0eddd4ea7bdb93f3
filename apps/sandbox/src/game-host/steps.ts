import {
  type ChoiceOf,
  crashAt,
  type GameId,
  type MinesSteps,
  minesOpenMost,
  type PageErrorCode,
  roundStream,
  rulesOf,
  STAKE_STEP,
  type StepsOf,
} from '@tessera/games';
import type { CrashClock } from './crash-clock.ts';
import type { GameLine } from './lines.ts';
import type { Round } from './rounds.ts';

/** Performs the player's action in a running round; returns an error code when it is not possible. */
export type Step = (round: Round, action: unknown) => Promise<PageErrorCode | undefined>;

export interface StepsOptions {
  readonly write: (line: GameLine) => void;
  readonly time: () => number;
  readonly clock: CrashClock;
  /** Ends a round with the player's actions. */
  readonly finish: (round: Round, steps: StepsOf<GameId>) => Promise<void>;
}

/** Step handlers of the games whose rounds have player actions. */
export function createSteps({ write, time, clock, finish }: StepsOptions): {
  readonly mines: Step;
  readonly crash: Step;
} {
  const mines: Step = async (round, action) => {
    const { opened } = round.steps as MinesSteps;
    const type = fieldOf(action, 'type');
    if (type === 'cashout') {
      if (opened.length === 0) return 'bad_request';
      await finish(round, round.steps);
      return undefined;
    }
    const cell = fieldOf(action, 'cell');
    if (type !== 'open' || !Number.isInteger(cell) || (cell as number) < 0 || (cell as number) > 24)
      return 'bad_request';
    // The cell is already open: the page repeats a request whose answer it did not get.
    if (opened.includes(cell as number)) return undefined;
    const steps: MinesSteps = { opened: [...opened, cell as number] };
    const choice = round.start.choice as ChoiceOf<'mines'>;
    const { outcome } = rulesOf('mines').play(roundStream(round.start), choice, STAKE_STEP, steps);
    if (outcome.hit !== null || steps.opened.length >= minesOpenMost(choice.mines))
      await finish(round, steps);
    else write({ type: 'steps', round: round.start.round, steps });
    return undefined;
  };

  const crash: Step = async (round, action) => {
    const type = fieldOf(action, 'type');
    if (type !== 'cashout' && type !== 'watch') return 'bad_request';
    if (clock.isOver(round)) await finish(round, { cashout: null });
    else if (type === 'watch') await clock.watch(round);
    else {
      const cashout = crashAt(time() - round.start.at);
      if (cashout <= 100) return 'bad_request';
      await finish(round, { cashout });
    }
    return undefined;
  };

  return { mines, crash };
}

/** A field of a value received over the wire. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
