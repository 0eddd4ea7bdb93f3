import { createHash } from 'node:crypto';
import type { Amount } from '@tessera/protocol';
import { type Audience, type HouseCost, houseCost, type Kind, type Terms } from '@tessera/rewards';
import type { Store, Tx } from '../../store/index.ts';
import { mapInTurns } from './in-turns.ts';

/** A time span, `from` included and `to` not. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** What a player would have been given in a period. */
export interface WouldGive {
  readonly user: bigint;
  readonly amount: Amount;
  /** Draws whose mean is in the amount; none where nothing is drawn. */
  readonly draws?: number;
}

/** Computes from the records of a period who would have been given what by these terms. Reads only. */
export type DryRun<K extends Kind = Kind> = (
  db: Store | Tx,
  terms: Terms<K>,
  period: Period,
) => Promise<readonly WouldGive[]>;

/** Dry runs by kind of offer, as declared by the modules that give them. */
export type DryRuns = { readonly [K in Kind]?: DryRun<K> };

/** The result of a dry run. Amounts are bounded by the budget and the share per player. */
export interface DryRunReport {
  readonly given: readonly (WouldGive & { readonly name: string })[];
  /** The 20 largest, the largest first. */
  readonly top: DryRunReport['given'];
  readonly cost: Amount;
  /** Decided stakes of all players in the period, and the cost as a part of it; null without stakes. */
  readonly stake: Amount;
  readonly sharePpm: bigint | null;
  /** Whether the budget would have been used up. */
  readonly budgetGone: boolean;
  /** Players who did what the offer asks for; of them those whom it is not for, and those who may not receive rewards now. */
  readonly reached: number;
  readonly outside: number;
  readonly closed: number;
  /** Draws among what was given whose results are not known. */
  readonly draws: number;
  /** SHA-256 of who would have got what: the same records give the same. */
  readonly hash: Buffer;
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

/** Players that are shown by name. */
const TOP = 20;

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
  const sums = await sumsOf(await run(db, terms, period));
  const inside = await members(db, audience, [...sums.keys()]);
  const names = await realPlayers(db, [...inside]);
  let left = budget;
  let budgetGone = false;
  const amounts = new Map<bigint, bigint>();
  const given: DryRunReport['given'][number][] = [];
  await mapInTurns(sums, ([user, { amount: wanted, draws }]) => {
    const name = names.get(user);
    const amount = perPlayer !== null && wanted > perPlayer ? perPlayer : wanted;
    if (name === undefined || amount <= 0n) return;
    if (left !== null && amount > left) {
      budgetGone = true;
      return;
    }
    if (left !== null) left -= amount;
    amounts.set(user, amount);
    given.push({ user, name, amount: amount as Amount, draws });
  });
  const cost = given.reduce((sum, { amount }) => sum + amount, 0n);
  const stake = await stakeOf(db, period);
  return {
    given,
    top: await largest(given),
    cost: cost as Amount,
    stake,
    sharePpm: stake === 0n ? null : (cost * 1_000_000n) / stake,
    budgetGone,
    reached: sums.size,
    outside: sums.size - inside.size,
    closed: inside.size - names.size,
    draws: given.reduce((sum, { draws = 0 }) => sum + draws, 0),
    hash: await hashOf(names.keys(), amounts),
  };
}

const DAY_MS = 86_400_000;

/** Days of a span, of which a part counts as one. */
const daysOf = (from: number, to: number): number => Math.ceil((to - from) / DAY_MS);

/** What the offer is expected to cost the house, by its dry run over a period. */
export const houseCostOf = (
  { terms, starts, ends, budget }: Pick<Bounds, 'terms' | 'budget'> & { starts: number; ends: number | null },
  { cost, given, stake, draws }: DryRunReport,
  { from, to }: Period,
): HouseCost =>
  houseCost(
    terms,
    { given: cost, players: given.length, stake, days: daysOf(from.getTime(), to.getTime()), draws },
    { days: ends === null ? null : daysOf(starts, ends), budget },
  );

/** A month of the platform's zone, `YYYY-MM`; without one the month before that of `now` (ms). */
export async function monthPeriod(
  db: Pick<Store, 'query'>,
  { now, month, zone }: { readonly now: number; readonly month: string | undefined; readonly zone: string },
): Promise<Period> {
  const { rows } = await db.query<{ from: Date; to: Date }>(
    `select first at time zone $3 as from, (first + interval '1 month') at time zone $3 as to
     from (select coalesce(to_date($2, 'YYYY-MM')::timestamp,
       date_trunc('month', platform_day($1::timestamptz)::timestamp) - interval '1 month') as first) m`,
    [new Date(now), month ?? null, zone],
  );
  return rows[0]!;
}

/** Sums and draws by player, in the order of their first. */
async function sumsOf(rows: readonly WouldGive[]): Promise<Map<bigint, { amount: bigint; draws: number }>> {
  const sums = new Map<bigint, { amount: bigint; draws: number }>();
  await mapInTurns(rows, ({ user, amount, draws = 0 }) => {
    const sum = sums.get(user) ?? { amount: 0n, draws: 0 };
    sums.set(user, { amount: sum.amount + amount, draws: sum.draws + draws });
  });
  return sums;
}

/** The largest sums, of equal ones the first. */
async function largest<Row extends WouldGive>(given: readonly Row[]): Promise<readonly Row[]> {
  const top: Row[] = [];
  await mapInTurns(given, (row) => {
    if (top.length === TOP && row.amount <= top[TOP - 1]!.amount) return;
    const at = top.findIndex(({ amount }) => amount < row.amount);
    top.splice(at < 0 ? top.length : at, 0, row);
    top.length = Math.min(top.length, TOP);
  });
  return top;
}

/** SHA-256 of the sums, in the order of these accounts. */
async function hashOf(users: Iterable<bigint>, amounts: ReadonlyMap<bigint, bigint>): Promise<Buffer> {
  const hash = createHash('sha256');
  await mapInTurns(users, (user) => {
    const amount = amounts.get(user);
    if (amount !== undefined) hash.update(`${user}:${amount}\n`);
  });
  return hash.digest();
}

/** Names of those of these accounts that may receive rewards now, the oldest account first. */
async function realPlayers(db: Store | Tx, users: readonly bigint[]): Promise<Map<bigint, string>> {
  const { rows } = await db.query<{ id: bigint; user_name: string }>(
    `select p.id, p.user_name from player p join reward_standing s on s.user_id = p.id
     where p.id = any ($1) and s.may_receive order by p.id`,
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
