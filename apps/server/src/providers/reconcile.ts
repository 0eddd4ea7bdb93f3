import type { Amount } from '@tessera/protocol';
import { printAmount } from '@tessera/protocol';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Clock, defineLongJob, type Jobs, type Store } from '../store/index.ts';
import type { ProviderId } from './provider.ts';

/** A time range, ms: `from` included, `to` excluded. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** One movement of money in the records of one side. `amount` is signed, positive towards us. */
export interface BookLine {
  readonly ref: string;
  readonly kind: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly at: number;
}

/** One difference between ledger and statement. Amounts are text, null on the side without the movement. */
export interface Difference {
  readonly ref: string;
  readonly kind: string;
  readonly problem: 'missing_here' | 'missing_there' | 'differs' | 'balance' | 'review';
  readonly ours: string | null;
  readonly theirs: string | null;
  readonly currency: string;
}

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
  /** Compares ledger and statement of a provider, by default for the last 26 hours, and stores the report. */
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
/** Time of day in UTC, ms; it is 04:00 in UTC+8. */
const NIGHT_MS = 20 * HOUR_MS;

/** Compares a provider each night; key: the provider. */
export const reconcileJob = defineLongJob('providers.reconcile', {
  slow: true,
  async run(reconciler: Reconciler, { key, runAt }) {
    const provider = reconciler.providers().find((one) => one === key);
    if (!provider) return undefined;
    const { reached } = await reconciler.reconcile(provider);
    return { runAgainAt: reached ? nextNight(runAt) : runAt + HOUR_MS };
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

  const reconcile = async (provider: ProviderId, range?: Range): Promise<ReconcileReport> => {
    const source = sources.get(provider);
    if (!source) throw new Error(`${provider} has no statement to compare`);
    const now = await clock.now();
    // Movements still in transit are left to the next report.
    const { from, to } = range ?? { from: now - SPAN_MS, to: now - 60_000 };
    const around = { from: from - EDGE_MS, to: to + EDGE_MS };
    const theirs = await source.theirs(around);
    const ours = await source.ours(around);
    const differences = theirs
      ? [...compare(ours, theirs, { from, to }), ...((await source.checks?.()) ?? [])]
      : [];
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
    await store.query(
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
): Difference[] {
  const [here, there] = [byName(ours), byName(theirs)];
  const names = new Set(
    [...ours, ...theirs].filter(({ at }) => at >= from && at < to).map((line) => nameOf(line)),
  );
  const differences: Difference[] = [];
  for (const name of names) {
    const [our, their] = [here.get(name), there.get(name)];
    const { ref, kind, currency } = (our ?? their)!;
    const sides = {
      ours: our ? printAmount(our.amount) : null,
      theirs: their ? printAmount(their.amount) : null,
    };
    if (!our || !their) {
      differences.push({ ref, kind, currency, problem: our ? 'missing_there' : 'missing_here', ...sides });
    } else if (our.amount !== their.amount || our.currency !== their.currency) {
      differences.push({ ref, kind, currency, problem: 'differs', ...sides });
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
