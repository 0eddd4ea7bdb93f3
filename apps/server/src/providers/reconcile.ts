import type { Amount } from '@tessera/protocol';
import { printAmount } from '@tessera/protocol';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Clock, defineLongJob, isWaiting, type Jobs, type Store, type Tx } from '../store/index.ts';
import type { BookLine, DatedDifference, Difference, Range } from './book-line.ts';
import { keepDifferences } from './differences.ts';
import type { ProviderId } from './provider.ts';

/** Statement and ledger of one provider. Both are also read for some time around the range, so that its edges match. */
export interface ReconcileSource {
  readonly provider: ProviderId;
  /** The provider's statement; `undefined` when the provider does not answer. */
  theirs(range: Range): Promise<readonly BookLine[] | undefined>;
  ours(range: Range): Promise<readonly BookLine[]>;
  /** Further differences, such as balances that do not match the ledger. */
  checks?(): Promise<readonly Difference[]>;
}

export interface ReconcileReport extends Range {
  readonly provider: ProviderId;
  /** False when the provider did not answer: nothing was compared. */
  readonly reached: boolean;
  readonly ours: number;
  readonly theirs: number;
  readonly differences: readonly Difference[];
}

export interface Reconciler {
  add(source: ReconcileSource): void;
  providers(): readonly ProviderId[];
  /**
   * Compares ledger and statement of a provider and stores the report. By default the last 26 hours, or since the last comparison that
   * reached the provider if that is longer ago, at most 31 days.
   */
  reconcile(provider: ProviderId, range?: Range): Promise<ReconcileReport>;
  /** Schedules the comparison of every provider each night. */
  start(): Promise<void>;
}

export interface ReconcilerDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly log: Logger;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The two sides may record the same movement with times that differ by this, ms. */
const EDGE_MS = HOUR_MS;
/** The ranges of two nights overlap, so that no movement is missed. */
const SPAN_MS = 26 * HOUR_MS;
/** After an outage, the nights that were missed are compared too; those before that are an operator's, ms. */
const SPAN_MS_MAX = 31 * DAY_MS;
/** Time of day in UTC, ms; it is 04:00 in UTC+8. */
const NIGHT_MS = 20 * HOUR_MS;

/** Compares a provider each night; key: the provider. */
export const reconcileJob = defineLongJob('providers.reconcile', {
  slow: true,
  async run(reconciler: Reconciler, { key, takenAt }) {
    const provider = reconciler.providers().find((one) => one === key);
    if (!provider) return undefined;
    const { reached } = await reconciler.reconcile(provider);
    return { runAgainAt: reached ? nextNight(takenAt) : takenAt + HOUR_MS };
  },
});

/** Compares at once, for an operator. Payload: the provider; without it, all. */
export const reconcileNowJob = defineLongJob('providers.reconcile.now', {
  slow: true,
  payload: z.object({ provider: z.string().optional() }),
  async run(reconciler: Reconciler, { payload: { provider: wanted } }) {
    for (const provider of reconciler.providers())
      if (wanted === undefined || wanted === provider) await reconciler.reconcile(provider);
  },
});

/** Compares the ledger with each provider's statement by reference. It reports differences and corrects nothing. */
export function createReconciler({ store, clock, jobs, log }: ReconcilerDeps): Reconciler {
  const sources = new Map<ProviderId, ReconcileSource>();

  /** Begins before the end of the last comparison that reached the provider. */
  const beginOf = async (provider: ProviderId, now: number): Promise<number> => {
    const { rows } = await store.query<{ last: Date | null }>(
      'select max(to_at) as last from reconciliation where provider = $1 and reached',
      [provider],
    );
    const last = rows[0]?.last?.getTime() ?? now;
    return Math.max(Math.min(now - SPAN_MS, last - 2 * EDGE_MS), now - SPAN_MS_MAX);
  };

  const reconcile = async (provider: ProviderId, range?: Range): Promise<ReconcileReport> => {
    const source = sources.get(provider);
    if (!source) throw new Error(`${provider} has no statement to compare`);
    const now = await clock.now();
    // Movements still in transit are left to the next report.
    const { from, to } = range ?? { from: await beginOf(provider, now), to: now - 60_000 };
    const around = { from: from - EDGE_MS, to: to + EDGE_MS };
    const theirs = await source.theirs(around);
    const ours = await source.ours(around);
    const dated: readonly DatedDifference[] = theirs
      ? [...compare(ours, theirs, { from, to }), ...((await source.checks?.()) ?? [])]
      : [];
    const differences = dated.map(({ at: _, ...difference }): Difference => difference);
    const counted = (lines: readonly BookLine[]) => lines.filter(({ at }) => at >= from && at < to).length;
    const report: ReconcileReport = {
      provider,
      from,
      to,
      reached: theirs !== undefined,
      ours: counted(ours),
      theirs: counted(theirs ?? []),
      differences,
    };
    await store.tx(async (tx) => {
      await tx.query(
        `insert into reconciliation (provider, from_at, to_at, at, reached, ours, theirs, differences)
         values ($1, $2, $3, app_now(), $4, $5, $6, $7)`,
        [
          provider,
          new Date(from),
          new Date(to),
          report.reached,
          report.ours,
          report.theirs,
          JSON.stringify(differences),
        ],
      );
      if (report.reached) await keepDifferences(tx, report, dated);
    });
    if (differences.length > 0)
      log.error({ provider, differences }, 'the ledger and the statement of a provider differ');
    return report;
  };

  return {
    add: (source) => void sources.set(source.provider, source),
    providers: () => [...sources.keys()],
    reconcile,
    async start() {
      for (const provider of sources.keys()) await jobs.add(reconcileJob, provider, nextNight(clock.local()));
    },
  };
}

/** Differences by (kind, reference): every line of the range, on either side, is compared with all given lines. */
export function compare(
  ours: readonly BookLine[],
  theirs: readonly BookLine[],
  { from, to }: Range,
): DatedDifference[] {
  const [here, there] = [byName(ours), byName(theirs)];
  const names = new Set(
    [...ours, ...theirs].filter(({ at }) => at >= from && at < to).map((line) => nameOf(line)),
  );
  const differences: DatedDifference[] = [];
  for (const name of names) {
    const [our, their] = [here.get(name), there.get(name)];
    const { ref, kind, currency, at } = (our ?? their)!;
    const sides = {
      ours: our ? printAmount(our.amount) : null,
      theirs: their ? printAmount(their.amount) : null,
    };
    if (!our || !their) {
      differences.push({
        ref,
        kind,
        currency,
        at,
        problem: our ? 'missing_there' : 'missing_here',
        ...sides,
      });
    } else if (our.amount !== their.amount || our.currency !== their.currency) {
      differences.push({ ref, kind, currency, at, problem: 'differs', ...sides });
    }
  }
  return differences;
}

/** Lines by name; several lines of one name are parts of one movement and are added. */
function byName(lines: readonly BookLine[]): Map<string, BookLine> {
  const found = new Map<string, BookLine>();
  for (const line of lines) {
    const known = found.get(nameOf(line));
    found.set(nameOf(line), known ? { ...known, amount: (known.amount + line.amount) as Amount } : line);
  }
  return found;
}

function nameOf({ kind, ref }: BookLine): string {
  return `${kind} ${ref}`;
}

function nextNight(now: number): number {
  return Math.floor((now - NIGHT_MS) / DAY_MS + 1) * DAY_MS + NIGHT_MS;
}

/** Asks a server to compare all providers now; asking again while it waits changes nothing. `at`: server time, ms. */
export const askComparison = (jobs: Pick<Jobs, 'add'>, at: number, tx: Tx): Promise<unknown> =>
  jobs.add(reconcileNowJob, `console ${Math.floor(at / 1_000)}`, at, {}, tx);

/** Whether a comparison that an operator asked for has not ended. */
export const isComparing = (store: Pick<Store, 'query'>): Promise<boolean> =>
  isWaiting(store, reconcileNowJob.kind);
