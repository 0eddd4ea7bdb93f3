import type { CallReply } from '@tessera/protocol/endpoints';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/http/index.ts';
import type { TrendSpan } from '../model/span.ts';

/** Past draws of a lottery, newest first. */
export type Trend = CallReply<'POST /api/lottery/trend'>;

interface Kept {
  readonly trend: Trend;
  /** Newest issue when the request was sent; empty if unknown. */
  readonly newest: string;
}

/** Cached replies by lottery and span, so that a span chosen again appears at once. */
const KEPT_MAX = 12;
const kept = new Map<string, Kept>();
/** Retry delay after a failed refetch while older draws are displayed, ms; no error is shown then. */
const AGAIN_MS = 3_000;

/**
 * Draws of a span. `newest` is the latest drawn issue: a new one triggers a refetch, and the old draws stay until the reply
 * arrives. It does not use the query library, which alone takes a third of a screen's size budget.
 */
export function useTrendDraws(
  lottery: string,
  span: TrendSpan,
  newest: string,
): { trend: Trend | undefined; failed: boolean; retry(): void } {
  const [turn, setTurn] = useState(1);
  /** Request of the last reply; a change redraws the chart. */
  const [settled, setSettled] = useState<{ key: string; failedTurn: number; trend?: Trend }>();
  const payload = JSON.stringify({ ...span, lottery });
  const own = settled?.key.includes(`"lottery":"${lottery}"`) ? settled : undefined;
  const trend = kept.get(payload)?.trend ?? own?.trend;
  const isShown = trend !== undefined;
  useEffect(() => {
    if (isFresh(kept.get(payload), newest)) return;
    const aborted = new AbortController();
    let again: ReturnType<typeof setTimeout> | undefined;
    const asked = JSON.parse(payload) as TrendSpan & { lottery: string };
    call('POST /api/lottery/trend', asked, { signal: aborted.signal, silent: true }).then(
      (answer) => {
        keep(payload, { trend: answer, newest });
        setSettled({ key: payload, failedTurn: 0, trend: answer });
      },
      () => {
        if (aborted.signal.aborted) return;
        setSettled((before) => ({ ...before, key: payload, failedTurn: turn }));
        if (isShown) again = setTimeout(() => setTurn(turn + 1), AGAIN_MS);
      },
    );
    return () => {
      aborted.abort();
      clearTimeout(again);
    };
  }, [payload, newest, turn, isShown]);
  return {
    trend,
    failed: trend === undefined && own?.key === payload && own.failedTurn === turn,
    retry: () => setTurn(turn + 1),
  };
}

/** A reply is fresh until an issue is drawn that is newer than the reply. */
function isFresh(answer: Kept | undefined, newest: string): boolean {
  if (!answer) return false;
  return newest === '' || answer.newest === newest || answer.trend.items[0]?.issue === newest;
}

function keep(key: string, answer: Kept): void {
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= KEPT_MAX && !kept.has(key)) kept.delete(oldest);
  kept.set(key, answer);
}
