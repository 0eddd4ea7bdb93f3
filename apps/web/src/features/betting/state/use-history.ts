import { useMemo } from 'react';
import { useQuery } from '../../../platform/query/index.ts';
import { type DrawView, useDraws } from '../../draws/index.ts';
import { historyOptions } from '../api/draw-history.ts';
import type { DrawnDigits } from '../model/history.ts';

/** Past draws of a lottery. */
export interface DrawHistory {
  /** Newest first, with results. */
  readonly draws: readonly DrawView[];
  /** Their numbers. */
  readonly digits: DrawnDigits;
  readonly loading: boolean;
  readonly failed: boolean;
  retry(): void;
}

/** Past draws of a lottery, asked for again whenever a new one is drawn. */
export function useHistory(lottery: string): DrawHistory {
  const known = useDraws(lottery);
  const answer = useQuery(historyOptions(lottery, known?.last?.issue ?? ''));
  const draws = useMemo(
    () => (answer.data ?? []).filter(({ result }) => Array.isArray(result)),
    [answer.data],
  );
  const digits = useMemo(() => draws.map(({ result }) => digitsOf(result)), [draws]);
  return {
    draws,
    digits,
    loading: answer.data === undefined && !answer.isError && known?.last != null,
    failed: answer.isError,
    retry: () => void answer.refetch(),
  };
}

/** Drawn digits of a result; none for a result of another form. */
export function digitsOf(result: DrawView['result']): readonly number[] {
  return Array.isArray(result) ? result : [];
}
