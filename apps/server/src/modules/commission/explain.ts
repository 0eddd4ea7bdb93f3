import { amountOf, type InputOf, printAmount, type ReplyOf, ratePpmOf } from '@tessera/protocol';
import { addDays, maskName } from '@tessera/rewards';
import { AppError, type CallSession } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { agentOf, daysNow, meanReturn, nextPayment, type TeamDays } from '../teams/index.ts';
import { isDay } from '../water-back/index.ts';
import type { CommissionDeps } from './deps.ts';
import type { Days } from './figures.ts';

type View = ReplyOf<'reportTeamCommission'>;

/** Days of a report. */
const DAYS_MAX = 366;
/** Day and id of the last bet of a page. */
const CURSOR = /^(\d{4}-\d{2}-\d{2}):(\d{1,16})$/;

/**
 * What the caller earned on some days from a member and all below: the rates, the states, and the bets.
 * Errors: `trial_not_allowed`, `team_not_agent`; `not_found` for who is not below the caller (A14); `validation_failed` for a range
 * that is not 1 to 366 days up to today, and for a malformed cursor.
 */
export async function explainCommission(
  caller: Pick<CallSession, 'userId' | 'kind'>,
  { from, to, member, limit, before }: InputOf<'reportTeamCommission'>,
  deps: CommissionDeps,
): Promise<View> {
  const { store } = deps;
  const now = await daysNow(deps);
  const range = { from, to };
  requireRange(range, now.today);
  const after = cursorOf(before);
  await agentOf(caller, store, now);
  const pair = { beneficiary: caller.userId, member: BigInt(member) };
  const name = await nameBelow(store, pair);
  const [terms, states, bets] = await Promise.all([
    termsOf(store, pair, range),
    statesOf(deps, pair, range, now),
    betsOf(store, pair, range, { after, limit }),
  ]);
  const sum = (field: 'stake' | 'base' | 'amount') =>
    printAmount(amountOf(terms.reduce((total, term) => total + term[field], 0n)));
  return {
    name: maskName(name),
    return_ppm: meanReturn(deps.lotteries),
    stake: sum('stake'),
    base: sum('base'),
    mine: sum('amount'),
    terms: terms.map((term) => ({
      own_ppm: term.own_ppm,
      below_ppm: term.below_ppm,
      ppm: term.own_ppm - term.below_ppm,
      base: printAmount(amountOf(term.base)),
      amount: printAmount(amountOf(term.amount)),
      from: term.from_day,
      to: term.to_day,
    })),
    states,
    count: terms.reduce((total, { bets: count }) => total + count, 0),
    ...bets,
  };
}

interface Pair {
  readonly beneficiary: bigint;
  readonly member: bigint;
}

function requireRange({ from, to }: Days, today: string): void {
  for (const [field, day] of Object.entries({ from, to }))
    if (!isDay(day) || day > today) throw new AppError('validation_failed', { field });
  if (from > to || addDays(from, DAYS_MAX) <= to) throw new AppError('validation_failed', { field: 'from' });
}

function cursorOf(before: string | undefined): { day: string; id: string } | undefined {
  if (before === undefined) return undefined;
  const [, day, id] = CURSOR.exec(before) ?? [];
  if (day === undefined || id === undefined || !isDay(day))
    throw new AppError('validation_failed', { field: 'before' });
  return { day, id };
}

async function nameBelow(store: Store, { beneficiary, member }: Pair): Promise<string> {
  const { rows } = await store.query<{ user_name: string }>(
    `select p.user_name from team_node n join player p on p.id = n.user_id
     where n.user_id = $1 and $2 = any (n.path)`,
    [member, beneficiary],
  );
  if (!rows[0]) throw new AppError('not_found');
  return rows[0].user_name;
}

interface Term extends Record<string, unknown> {
  readonly own_ppm: number;
  readonly below_ppm: number;
  readonly bets: number;
  readonly stake: bigint;
  readonly base: bigint;
  readonly amount: bigint;
  readonly from_day: string;
  readonly to_day: string;
}

/** Sums for each pair of rates, the latest first. The rates are those of the caller and of who is below on the way to the member. */
async function termsOf(store: Store, { beneficiary, member }: Pair, { from, to }: Days): Promise<Term[]> {
  const { rows } = await store.query<Term>(
    `select own_ppm, below_ppm, sum(bets)::integer as bets, sum(stake)::bigint as stake, sum(base)::bigint as base,
       sum(amount)::bigint as amount, min(day) as from_day, max(day) as to_day
     from commission_days($1, $2, $3, $4) group by own_ppm, below_ppm order by max(day) desc, own_ppm, below_ppm`,
    [beneficiary, member, from, to],
  );
  return rows;
}

interface StateRow extends Record<string, unknown> {
  readonly state: View['states'][number]['state'];
  readonly amount: bigint;
  readonly at: Date | null;
}

async function statesOf(
  { store, settings }: Pick<CommissionDeps, 'store' | 'settings'>,
  { beneficiary, member }: Pair,
  { from, to }: Days,
  now: TeamDays,
): Promise<View['states']> {
  const { rows } = await store.query<StateRow>(
    `with days as (
       select s.day, sum(s.amount) as amount, sum(s.waiting) as waiting, max(s.paid_at) as paid_at,
         bool_or(d.payable_at is not null) as payable
       from commission_days($1, $2, $3, $4) s join team_accrual_day d on d.day = s.day group by s.day
     ), stopped as (
       select a.state, a.day, a.amount, d.payable_at is not null as payable
       from team_accrual a join team_node n on n.user_id = a.player join team_accrual_day d on d.day = a.day
       where a.beneficiary = $1 and a.state in ('held', 'reversed') and a.day between $3 and $4
         and (n.user_id = $2 or $2 = any (n.path))
     ), held as (
       select day, sum(amount) as amount from stopped where state = 'held' group by day
     ), open as (
       select days.day, days.payable, days.waiting - coalesce(held.amount, 0) as amount from days left join held using (day)
     )
     select 'accrued' as state, sum(amount)::bigint as amount, (max(day) filter (where amount <> 0) + $5::integer)::timestamp at time zone $6 as at
     from open where not payable
     union all select 'payable', sum(amount)::bigint, null from open where payable
     union all select 'paid', sum(amount - waiting)::bigint, max(paid_at) from days
     union all select state, sum(amount)::bigint, null from stopped group by state`,
    [beneficiary, member, from, to, settings.get('teamHoldDays'), now.zone],
  );
  const paysAt = await nextPayment(store, now);
  return rows
    .filter(({ amount }) => amount !== null && amount !== 0n)
    .map(({ state, amount, at }) => ({
      state,
      amount: printAmount(amountOf(amount)),
      at: state === 'payable' ? paysAt : (at?.getTime() ?? null),
      reason: state === 'held' || state === 'reversed' ? 'linked' : null,
    }));
}

interface BetRow extends Record<string, unknown> {
  readonly day: string;
  readonly id: bigint;
  readonly at: Date;
  readonly lottery_id: string;
  readonly issue: string;
  readonly play_id: string;
  readonly stake: bigint;
  readonly base: bigint;
  readonly ppm: number;
  readonly reason: View['items'][number]['reason'];
}

async function betsOf(
  store: Store,
  { beneficiary, member }: Pair,
  { from, to }: Days,
  { after, limit }: { readonly after: { day: string; id: string } | undefined; readonly limit: number },
): Promise<Pick<View, 'items' | 'next'>> {
  const { rows } = await store.query<BetRow>('select * from commission_bets($1, $2, $3, $4, $5, $6, $7)', [
    beneficiary,
    member,
    from,
    to,
    after?.day ?? null,
    after?.id ?? null,
    limit + 1,
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => ({
      id: Number(row.id),
      at: row.at.getTime(),
      lottery_id: row.lottery_id,
      issue: row.issue,
      played: row.play_id,
      stake: printAmount(amountOf(row.stake)),
      base: printAmount(amountOf(row.base)),
      ppm: row.ppm,
      amount: printAmount(ratePpmOf(amountOf(row.base), row.ppm)),
      reason: row.reason,
    })),
    next: rows.length > limit ? `${last!.day}:${last!.id}` : null,
  };
}
