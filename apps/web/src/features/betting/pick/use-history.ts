import { useMemo } from 'react';
import { type DrawView, useDraws } from '../../../data/draws/index.ts';
import { askHistoryAgain, useDrawHistory } from '../draw/draw-history.ts';
import { flatNumbers } from '../draw/draw-summary.ts';
import type { DrawnDigits } from './history.ts';

/** Past draws of a lottery. */
export interface DrawHistory {
  /** Newest first, with results. */
  readonly draws: readonly DrawView[];
  /** Drawn numbers of each draw. */
  readonly digits: DrawnDigits;
  readonly loading: boolean;
  readonly failed: boolean;
  retry(): void;
}

/** Past draws of a lottery, requested again after every new result. */
export function useHistory(lottery: string): DrawHistory {
  const known = useDraws(lottery);
  const answer = useDrawHistory(lottery, known?.last?.issue ?? '');
  const draws = useMemo(() => (answer.draws ?? []).filter(({ result }) => result !== null), [answer.draws]);
  const digits = useMemo(() => draws.map(({ result }) => flatNumbers(result)), [draws]);
  return {
    draws,
    digits,
    loading: answer.draws === undefined && !answer.failed && known?.last != null,
    failed: answer.failed,
    retry: () => askHistoryAgain(lottery),
  };
}
