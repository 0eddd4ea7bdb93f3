import type { Log, Store } from '../store/index.ts';
import type { ProviderId } from './provider.ts';
import type { CallResult } from './signed-call.ts';

/** Counts the calls to providers, and writes the sums of each hour now and then. */
export interface CallCounts {
  /** `tookMs`: how long the call took. `at`: server time, ms. */
  count(provider: ProviderId, outcome: CallResult['outcome'], tookMs: number, at: number): void;
  /** Writes what was counted since the last time; what cannot be written is kept for the next. */
  flush(): Promise<void>;
  /** Writes every few seconds until the returned function is called, which writes once more. */
  start(): () => Promise<void>;
}

const FLUSH_MS = 5_000;
const HOUR_MS = 3_600_000;

interface Sum {
  readonly provider: ProviderId;
  readonly hour: number;
  calls: number;
  refused: number;
  unclear: number;
  tookMs: number;
  answeredAt: number | null;
  unclearAt: number | null;
}

export function createCallCounts({
  store,
  log,
}: {
  readonly store: Pick<Store, 'query'>;
  readonly log: Pick<Log, 'warn'>;
}): CallCounts {
  // At most one sum for each provider and hour between two writes.
  let sums = new Map<string, Sum>();
  const sumOf = (provider: ProviderId, at: number): Sum => {
    const hour = Math.floor(at / HOUR_MS) * HOUR_MS;
    const key = `${provider} ${hour}`;
    const known = sums.get(key);
    if (known) return known;
    const made = {
      provider,
      hour,
      calls: 0,
      refused: 0,
      unclear: 0,
      tookMs: 0,
      answeredAt: null,
      unclearAt: null,
    };
    sums.set(key, made);
    return made;
  };
  const add = (counted: Sum): void => {
    const sum = sumOf(counted.provider, counted.hour);
    sum.calls += counted.calls;
    sum.refused += counted.refused;
    sum.unclear += counted.unclear;
    sum.tookMs += counted.tookMs;
    sum.answeredAt ??= counted.answeredAt;
    sum.unclearAt ??= counted.unclearAt;
  };
  const flush = async (): Promise<void> => {
    if (sums.size === 0) return;
    const written = sums;
    sums = new Map();
    try {
      await store.query(
        `insert into provider_hour (provider, hour, calls, refused, unclear, took_ms, answered_at, unclear_at)
         select s.provider, to_timestamp(s.hour / 1000.0), s.calls, s.refused, s.unclear, s."tookMs",
           to_timestamp(s."answeredAt" / 1000.0), to_timestamp(s."unclearAt" / 1000.0)
         from jsonb_to_recordset($1::jsonb) as s (provider text, hour bigint, calls integer, refused integer, unclear integer,
           "tookMs" bigint, "answeredAt" bigint, "unclearAt" bigint) order by s.provider, s.hour
         on conflict (provider, hour) do update set calls = provider_hour.calls + excluded.calls,
           refused = provider_hour.refused + excluded.refused, unclear = provider_hour.unclear + excluded.unclear,
           took_ms = provider_hour.took_ms + excluded.took_ms,
           answered_at = greatest(provider_hour.answered_at, excluded.answered_at),
           unclear_at = greatest(provider_hour.unclear_at, excluded.unclear_at)`,
        [JSON.stringify([...written.values()])],
      );
    } catch (error) {
      for (const sum of written.values()) add(sum);
      log.warn({ err: error }, 'the calls to providers could not be counted');
    }
  };
  return {
    count(provider, outcome, tookMs, at) {
      const sum = sumOf(provider, at);
      sum.calls += 1;
      if (outcome === 'refused') sum.refused += 1;
      if (outcome === 'unclear') {
        sum.unclear += 1;
        sum.unclearAt = Math.round(at);
      } else {
        sum.tookMs += Math.round(tookMs);
        sum.answeredAt = Math.round(at);
      }
    },
    flush,
    start() {
      const timer = setInterval(() => void flush(), FLUSH_MS);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await flush();
      };
    },
  };
}

/** Calls to a provider in the last 24 hours, and its last answer at any time. */
export interface ProviderDay extends Record<string, unknown> {
  readonly provider: string;
  readonly calls: number;
  readonly refused: number;
  readonly unclear: number;
  readonly took_ms: bigint;
  readonly answered_at: Date | null;
  readonly unclear_at: Date | null;
}

export async function providerDays(store: Pick<Store, 'query'>): Promise<readonly ProviderDay[]> {
  const { rows } = await store.query<ProviderDay>(
    // The time is read once and not for each hour.
    `with time as materialized (select app_now() as now)
     select provider, coalesce(sum(calls) filter (where recent), 0)::integer as calls,
       coalesce(sum(refused) filter (where recent), 0)::integer as refused,
       coalesce(sum(unclear) filter (where recent), 0)::integer as unclear,
       coalesce(sum(took_ms) filter (where recent), 0)::bigint as took_ms,
       max(answered_at) as answered_at, max(unclear_at) as unclear_at
     from time cross join lateral (
       select *, hour > now - interval '24 hours' as recent from provider_hour where hour > now - interval '31 days') hours
     group by provider`,
  );
  return rows;
}
