import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Difference, isProviderId, providerIds, RECONCILE_NOW } from '../providers/index.ts';
import type { Jobs, Store } from '../store/index.ts';
import { OpsRefused } from './refused.ts';

/** Dependencies of the commands about providers. */
export interface ProviderOpsDeps {
  readonly store: Store;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly by: string;
  readonly now: number;
}

const WAIT_MS = 60_000;
const LOOK_MS = 100;

interface Report extends Record<string, unknown> {
  readonly id: bigint;
  readonly provider: string;
  readonly reached: boolean;
  readonly ours: number;
  readonly theirs: number;
  readonly differences: readonly Difference[];
}

/**
 * Lets a running server compare the ledger with the statement of a provider, or of all, and returns the reports.
 * Errors: `OpsRefused` for an unknown provider, and when no server has done it after 60 s.
 */
export async function reconcileNow(provider: string | undefined, deps: ProviderOpsDeps): Promise<string> {
  const { store, jobs, now } = deps;
  if (provider !== undefined && !isProviderId(provider)) {
    throw new OpsRefused(`There is no provider ${provider}. There are ${providerIds.join(', ')}.`);
  }
  const key = randomBytes(8).toString('hex');
  const { rows } = await store.query<{ last: bigint }>("select nextval('id_seq') as last");
  await jobs.add(RECONCILE_NOW, key, now, provider === undefined ? {} : { provider });
  for (let waited = 0; waited < WAIT_MS; waited += LOOK_MS) {
    const done = await store.query('select from job where kind = $1 and key = $2 and done_at is not null', [
      RECONCILE_NOW,
      key,
    ]);
    if (done.rowCount === 1) {
      const reports = await store.query<Report>(
        `select id, provider, reached, ours, theirs, differences from reconciliation
         where id > $1 and ($2::text is null or provider = $2) order by id`,
        [rows[0]!.last, provider ?? null],
      );
      return (
        reports.rows.map(reportText).join('\n') ||
        'Nothing to compare: no statement exists for this provider.'
      );
    }
    await pause(LOOK_MS);
  }
  throw new OpsRefused('No server took the task within a minute. Is one running?');
}

/** The open reviews, one line each; the oldest 200. */
export async function listReviews({ store }: Pick<ProviderOpsDeps, 'store'>): Promise<string> {
  const { rows } = await store.query<{
    id: bigint;
    provider: string;
    kind: string;
    ref: string;
    detail: object;
    at: Date;
  }>(
    'select id, provider, kind, ref, detail, at from provider_review where closed_at is null order by id limit 200',
  );
  const lines = rows.map(
    ({ id, provider, kind, ref, detail, at }) =>
      `${id}  ${at.toISOString()}  ${provider} ${kind} ${ref} ${JSON.stringify(detail)}`,
  );
  return lines.join('\n') || 'Nothing is open.';
}

/** Closes a review with the operator's note. */
export async function closeReview(id: string, note: string, { store, by }: ProviderOpsDeps): Promise<string> {
  const { rowCount } = await store.query(
    `update provider_review set closed_at = app_now(), closed_by = $2, note = $3 where id = $1 and closed_at is null`,
    [/^\d{1,16}$/.test(id) ? id : '0', by, note],
  );
  if (rowCount === 0) throw new OpsRefused(`There is no open review ${id}.`);
  return `${id} is closed.`;
}

function reportText({ provider, reached, ours, theirs, differences }: Report): string {
  if (!reached) return `${provider}: no answer, nothing was compared`;
  const head = `${provider}: ${ours} lines here, ${theirs} there, `;
  if (differences.length === 0) return `${head}no difference`;
  return [
    `${head}${differences.length} difference${differences.length === 1 ? '' : 's'}`,
    ...differences.map(
      ({ kind, ref, problem, ours, theirs, currency }) =>
        `  ${problem === 'review' ? 'for review: ' : ''}${kind} ${ref}` +
        (problem === 'review' ? '' : `: ours ${ours ?? 'none'}, theirs ${theirs ?? 'none'} ${currency}`),
    ),
  ].join('\n');
}
