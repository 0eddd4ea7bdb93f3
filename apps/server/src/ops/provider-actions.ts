import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type ActionBase, ActionRefused, operatorAction } from '../contract/index.ts';
import {
  closeReview,
  type Difference,
  isProviderId,
  type ProviderReview,
  providerIds,
  reconcileNowJob,
  reviewsOf,
} from '../providers/index.ts';

export const providerActions = [
  operatorAction({
    name: 'reconcile',
    about: 'compare the ledger with the statement of a provider, or of all; a server must be running',
    permission: 'provider.reconcile',
    args: z.object({ provider: z.string().optional() }),
    needs: [],
    run: (deps, { provider }) => reconcileNow(provider, deps),
    print: (reports) =>
      reports.map(reportText).join('\n') || 'Nothing to compare: no statement exists for this provider.',
  }),
  operatorAction({
    name: 'review list',
    about: 'provider events that an operator must look at',
    permission: 'provider.read',
    reads: true,
    args: z.object({}),
    needs: [],
    run: ({ store }) => reviewsOf(store, { isOpen: true, limit: 200 }),
    print: (reviews) => reviews.map(reviewLine).join('\n') || 'Nothing is open.',
  }),
  operatorAction({
    name: 'review close',
    about: 'mark one of them as done',
    permission: 'provider.review',
    args: z.object({ id: z.string(), note: z.string() }),
    lastTakesAll: true,
    inConsole: () => true,
    needs: [],
    async run({ store }, { id, note }, { name: by }) {
      const known = BigInt(/^\d{1,16}$/.test(id) ? id : '0');
      if (!(await closeReview(store, { id: known, by, note })))
        throw new ActionRefused(`There is no open review ${id}.`);
    },
    print: (_, { id }) => `${id} is closed.`,
  }),
];

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
 * Errors: `ActionRefused` for an unknown provider, and when no server has done it after 60 s.
 */
async function reconcileNow(
  provider: string | undefined,
  { store, jobs, now }: ActionBase,
): Promise<readonly Report[]> {
  if (provider !== undefined && !isProviderId(provider)) {
    throw new ActionRefused(`There is no provider ${provider}. There are ${providerIds.join(', ')}.`);
  }
  const key = randomBytes(8).toString('hex');
  const { rows } = await store.query<{ last: bigint }>("select nextval('id_seq') as last");
  await jobs.add(reconcileNowJob, key, now, provider === undefined ? {} : { provider });
  for (let waited = 0; waited < WAIT_MS; waited += LOOK_MS) {
    const done = await store.query('select from job where kind = $1 and key = $2 and done_at is not null', [
      reconcileNowJob.kind,
      key,
    ]);
    if (done.rowCount === 1) {
      const reports = await store.query<Report>(
        `select id, provider, reached, ours, theirs, differences from reconciliation
         where id > $1 and ($2::text is null or provider = $2) order by id`,
        [rows[0]!.last, provider ?? null],
      );
      return reports.rows;
    }
    await pause(LOOK_MS);
  }
  throw new ActionRefused('No server took the task within a minute. Is one running?');
}

function reviewLine({ id, provider, kind, ref, detail, at }: ProviderReview): string {
  return `${id}  ${at.toISOString()}  ${provider} ${kind} ${ref} ${JSON.stringify(detail)}`;
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
