import type { Store, Tx } from '../store/index.ts';
import type { DatedDifference, Range } from './book-line.ts';
import type { ProviderId } from './provider.ts';

/** What became of a difference. `gone`: a later comparison of the same time has not found it again. */
export type DifferenceState = 'open' | 'gone' | 'closed';

/** A difference as it is kept: once by its reference. */
export interface KeptDifference extends Record<string, unknown> {
  readonly id: bigint;
  readonly provider: ProviderId;
  readonly kind: string;
  readonly ref: string;
  readonly currency: string;
  readonly problem: Exclude<DatedDifference['problem'], 'review'>;
  readonly ours: string | null;
  readonly theirs: string | null;
  readonly moved_at: Date | null;
  readonly first_at: Date;
  readonly last_at: Date;
  readonly state: DifferenceState;
  readonly closed_at: Date | null;
  readonly closed_by: string | null;
  readonly note: string | null;
}

const COLUMNS = `id, provider, kind, ref, currency, problem, ours, theirs, moved_at, first_at, last_at, state, closed_at,
  closed_by, note`;

/** The found differences without those that wait in a list of their own. */
const FOUND = `select distinct on (kind, ref, problem) * from jsonb_to_recordset($2::jsonb)
  as f (kind text, ref text, currency text, problem text, ours text, theirs text, at bigint) order by kind, ref, problem`;

/**
 * Keeps the differences of a comparison that has reached the provider, each once. One that was closed with the same amounts stays closed;
 * an open one that a comparison of its time no longer finds is gone.
 */
export async function keepDifferences(
  tx: Pick<Tx, 'query'>,
  { provider, from, to }: Range & { readonly provider: ProviderId },
  differences: readonly DatedDifference[],
): Promise<void> {
  const found = JSON.stringify(differences.filter(({ problem }) => problem !== 'review'));
  await tx.query(
    `with found as (${FOUND})
     insert into reconcile_difference (provider, kind, ref, currency, problem, ours, theirs, moved_at, first_at, last_at)
     select $1, f.kind, f.ref, f.currency, f.problem, f.ours, f.theirs, to_timestamp(f.at / 1000.0), app_now(), app_now() from found f
     where not exists (select from reconcile_difference d
       where d.provider = $1 and d.kind = f.kind and d.ref = f.ref and d.problem = f.problem and d.state = 'closed'
         and d.ours is not distinct from f.ours and d.theirs is not distinct from f.theirs)
     on conflict (provider, kind, ref, problem) where state = 'open'
       do update set last_at = excluded.last_at, ours = excluded.ours, theirs = excluded.theirs, currency = excluded.currency`,
    [provider, found],
  );
  await tx.query(
    `with found as (${FOUND})
     update reconcile_difference d set state = 'gone', closed_at = app_now()
     where d.provider = $1 and d.state = 'open' and (d.moved_at is null or d.moved_at >= $3 and d.moved_at < $4)
       and not exists (select from found f where f.kind = d.kind and f.ref = d.ref and f.problem = d.problem)`,
    [provider, found, new Date(from), new Date(to)],
  );
}

/** Differences of a state, the newest first. */
export async function differencesOf(
  store: Pick<Store, 'query'>,
  { state, before, limit }: { state: DifferenceState; before: number | undefined; limit: number },
): Promise<readonly KeptDifference[]> {
  const { rows } = await store.query<KeptDifference>(
    `select ${COLUMNS} from reconcile_difference where state = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [state, before ?? null, limit],
  );
  return rows;
}

/** One difference, locked until the commit when asked to. */
export async function readDifference(
  tx: Pick<Tx, 'query'>,
  id: bigint,
  lock: '' | 'for update' = '',
): Promise<KeptDifference | undefined> {
  const { rows } = await tx.query<KeptDifference>(
    `select ${COLUMNS} from reconcile_difference where id = $1 ${lock}`,
    [id],
  );
  return rows[0];
}

/** Closes an open difference with what operators have found out about it. It moves no money. */
export async function closeDifference(
  tx: Pick<Tx, 'query'>,
  { id, by, note }: { id: bigint; by: string; note: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update reconcile_difference set state = 'closed', closed_at = app_now(), closed_by = $2, note = $3
     where id = $1 and state = 'open'`,
    [id, by, note],
  );
  return rowCount === 1;
}

/** The last comparison of each provider, and how many differences are open. */
export interface LastComparison extends Record<string, unknown> {
  readonly provider: string;
  readonly at: Date;
  readonly from_at: Date;
  readonly to_at: Date;
  readonly reached: boolean;
  readonly ours: number;
  readonly theirs: number;
}

export async function lastComparisons(store: Pick<Store, 'query'>): Promise<readonly LastComparison[]> {
  const { rows } = await store.query<LastComparison>(
    `select distinct on (provider) provider, at, from_at, to_at, reached, ours, theirs from reconciliation
     order by provider, id desc limit 50`,
  );
  return rows;
}

/** How many differences of each provider are open. */
export async function openDifferences(store: Pick<Store, 'query'>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await store.query<{ provider: string; count: number }>(
    `select provider, count(*)::integer as count from reconcile_difference where state = 'open' group by provider`,
  );
  return new Map(rows.map(({ provider, count }) => [provider, count]));
}
