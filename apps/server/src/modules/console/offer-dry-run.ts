import { type Amount, printAmount } from '@tessera/protocol';
import type { ConsoleInputOf, ConsoleReplyOf } from '@tessera/protocol/console';
import type { Grant } from '@tessera/protocol/console-permissions';
import { readAudience } from '@tessera/rewards';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { activityDryRuns } from '../activities/index.ts';
import { anyOffer, dryRunOffer, mapInTurns, monthPeriod } from '../rewards/index.ts';
import { levelsOf, membersOf } from '../vip/index.ts';
import { welfareDryRuns } from '../welfare/index.ts';
import { offerIn } from './kinds/offer.ts';

type Asked = ConsoleInputOf<'consoleOfferDryRun'>;
type Report = ConsoleReplyOf<'consoleOfferDryRun'>;
type Tested = Parameters<typeof dryRunOffer>[2];

const dryRuns = { ...activityDryRuns, ...welfareDryRuns };
const DAY_MS = 86_400_000;
/** VIP levels that are shown together: from and to, both included. */
const GROUPS = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
] as const;

/** Computes an offer over a month. Errors: `not_found`, `offer_invalid`, `offer_requirement`. */
export async function dryRun(
  store: Store,
  asked: Asked,
  { mask }: Pick<Grant, 'mask'>,
  { now, zone }: { readonly now: number; readonly zone: string },
): Promise<Report> {
  const offer = await testedOffer(store, asked);
  const period = await monthPeriod(store, { now, month: asked.month, zone });
  const report = await dryRunOffer(store, dryRuns, offer, period, membersOf);
  if (!report) throw new AppError('not_found');
  const { given, cost, stake, sharePpm } = report;
  const levels = await levelsOf(
    store,
    given.map(({ user }) => user),
  );
  return {
    from: period.from.getTime(),
    to: period.to.getTime(),
    days: Math.round((period.to.getTime() - period.from.getTime()) / DAY_MS),
    reached: report.reached,
    outside: report.outside,
    closed: report.closed,
    players: given.length,
    cost: printAmount(cost),
    stake: printAmount(stake),
    sharePpm: sharePpm === null ? null : Number(sharePpm),
    budgetGone: report.budgetGone,
    draws: report.draws,
    groups: await groupsOf(given, levels),
    top: report.top.map(({ user, name, amount }) => ({
      userId: Number(user),
      userName: mask.includes('name') ? null : name,
      amount: printAmount(amount),
    })),
    hash: report.hash.toString('hex'),
  };
}

/** The stored version, or the offer as it is typed. */
async function testedOffer(store: Store, { id, version, offer }: Asked): Promise<Tested> {
  if (version !== undefined) {
    const stored = await anyOffer(store, id, version);
    if (!stored) throw new AppError('not_found');
    return stored;
  }
  if (offer === undefined) throw new AppError('validation_failed', { field: 'offer' });
  const { terms, audience, budget = null, perPlayer = null } = offerIn(id, offer);
  const read = audience == null ? undefined : readAudience(audience);
  return { terms, audience: read?.ok ? read.value : null, budget, perPlayer };
}

/** Sums by levels. */
async function groupsOf(
  given: readonly { readonly user: bigint; readonly amount: Amount }[],
  levels: ReadonlyMap<bigint, number>,
): Promise<Report['groups']> {
  const sums = GROUPS.map(([from, to]) => ({ from, to, players: 0, amount: 0n, most: 0n }));
  await mapInTurns(given, ({ user, amount }) => {
    const level = levels.get(user) ?? 1;
    const group = sums.find(({ from, to }) => level >= from && level <= to);
    if (!group) return;
    group.players += 1;
    group.amount += amount;
    if (amount > group.most) group.most = amount;
  });
  return sums.map(({ amount, most, ...group }) => ({
    ...group,
    amount: printAmount(amount as Amount),
    most: printAmount(most as Amount),
  }));
}
