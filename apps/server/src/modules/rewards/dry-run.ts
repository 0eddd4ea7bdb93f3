import type { Amount } from '@tessera/protocol';
import type { Audience, Kind, Terms } from '@tessera/rewards';
import type { Store, Tx } from '../../store/index.ts';

/** A time span, `from` included and `to` not. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** What a player would have been given in a period. */
export interface WouldGive {
  readonly user: bigint;
  readonly amount: Amount;
}

/** Computes from the records of a period who would have been given what by these terms. Reads only. */
export type DryRun<K extends Kind = Kind> = (
  db: Store | Tx,
  terms: Terms<K>,
  period: Period,
) => Promise<readonly WouldGive[]>;

/** Dry runs by kind of offer, as declared by the modules that give them. */
export type DryRuns = { readonly [K in Kind]?: DryRun<K> };

/** The result of a dry run. Amounts are bounded by the budget and the share per player, the largest first. */
export interface DryRunReport {
  readonly given: readonly (WouldGive & { readonly name: string })[];
  readonly cost: Amount;
  /** Decided stakes of all players in the period, and the cost as a part of it; null without stakes. */
  readonly stake: Amount;
  readonly sharePpm: bigint | null;
  /** Whether the budget would have been used up. */
  readonly budgetGone: boolean;
}

/** Those of these players whom an audience is for now. */
export type MembersOf = (
  db: Store | Tx,
  audience: Audience | null,
  users: readonly bigint[],
) => Promise<ReadonlySet<bigint>>;

interface Bounds {
  readonly terms: Terms;
  readonly audience: Audience | null;
  readonly budget: bigint | null;
  readonly perPlayer: bigint | null;
}

/** Runs an offer over a period of the ledger. Undefined when nothing computes its kind. */
export async function dryRunOffer(
  db: Store | Tx,
  runs: DryRuns,
  { terms, audience, budget, perPlayer }: Bounds,
  period: Period,
  members: MembersOf,
): Promise<DryRunReport | undefined> {
  // Safe cast: the entry of a kind takes the terms of this kind.
  const run = runs[terms.kind] as DryRun | undefined;
  if (!run) return undefined;
  const sums = new Map<bigint, bigint>();
  for (const { user, amount } of await run(db, terms, period))
    sums.set(user, (sums.get(user) ?? 0n) + amount);
  const names = await realPlayers(db, [...(await members(db, audience, [...sums.keys()]))]);
  let left = budget;
  let budgetGone = false;
  const given: DryRunReport['given'][number][] = [];
  for (const [user, wanted] of sums) {
    const name = names.get(user);
    const amount = perPlayer !== null && wanted > perPlayer ? perPlayer : wanted;
    if (name === undefined || amount <= 0n) continue;
    if (left !== null && amount > left) {
      budgetGone = true;
      continue;
    }
    if (left !== null) left -= amount;
    given.push({ user, name, amount: amount as Amount });
  }
  const cost = given.reduce((sum, { amount }) => sum + amount, 0n);
  const stake = await stakeOf(db, period);
  return {
    given: given.toSorted((one, other) => (one.amount < other.amount ? 1 : -1)),
    cost: cost as Amount,
    stake,
    sharePpm: stake === 0n ? null : (cost * 1_000_000n) / stake,
    budgetGone,
  };
}

/** Names of those of these accounts that may receive rewards now. */
async function realPlayers(db: Store | Tx, users: readonly bigint[]): Promise<Map<bigint, string>> {
  const { rows } = await db.query<{ id: bigint; user_name: string }>(
    `select p.id, p.user_name from player p join reward_standing s on s.user_id = p.id
     where p.id = any ($1) and s.may_receive`,
    [users],
  );
  return new Map(rows.map(({ id, user_name }) => [id, user_name]));
}

async function stakeOf(db: Store | Tx, { from, to }: Period): Promise<Amount> {
  const { rows } = await db.query<{ stake: bigint }>(
    'select coalesce(sum(stake), 0)::bigint as stake from turnover_decided where at >= $1 and at < $2',
    [from, to],
  );
  return rows[0]!.stake as Amount;
}
