import type { CallReply } from '@tessera/protocol/endpoints';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/http/index.ts';
import type { TrendSpan } from '../model/span.ts';

/** Past draws of a lottery, newest first. */
export type Trend = CallReply<'POST /api/lottery/trend'>;

interface Answer {
  readonly key: string;
  readonly trend?: Trend;
  /** Turn that failed; 0 for none. */
  readonly failedTurn: number;
}

/** Answers kept, so that a span chosen again is there at once. */
const KEPT_MAX = 12;
const kept = new Map<string, Trend>();

/**
 * Draws of a span. `newest` is the issue drawn last: a new one asks again, and until its answer the draws of before stay.
 * Without the query library, whose size alone is a third of what a screen may have.
 */
export function useTrendDraws(
  lottery: string,
  span: TrendSpan,
  newest: string,
): { trend: Trend | undefined; failed: boolean; retry(): void } {
  const [turn, setTurn] = useState(1);
  const [answer, setAnswer] = useState<Answer>();
  const key = `${lottery} ${JSON.stringify(span)} ${newest}`;
  useEffect(() => {
    if (kept.has(key)) return;
    const aborted = new AbortController();
    const payload = {
      ...(JSON.parse(key.slice(key.indexOf('{'), key.lastIndexOf('}') + 1)) as TrendSpan),
      lottery,
    };
    call('POST /api/lottery/trend', payload, { signal: aborted.signal, silent: true }).then(
      (trend) => {
        keep(key, trend);
        setAnswer({ key, trend, failedTurn: 0 });
      },
      () => {
        if (!aborted.signal.aborted) setAnswer((before) => ({ ...before, key, failedTurn: turn }));
      },
    );
    return () => aborted.abort();
  }, [key, lottery, turn]);
  const known = kept.get(key);
  return {
    trend: known ?? (answer?.key.startsWith(`${lottery} `) ? answer.trend : undefined),
    failed: known === undefined && answer?.key === key && answer.failedTurn === turn,
    retry: () => setTurn(turn + 1),
  };
}

function keep(key: string, trend: Trend): void {
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= KEPT_MAX) kept.delete(oldest);
  kept.set(key, trend);
}
