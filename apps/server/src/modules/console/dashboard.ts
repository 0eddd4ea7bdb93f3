import { type Amount, amountOf, dayIn, printAmount } from '@tessera/protocol';
import type { ConsoleReplyOf } from '@tessera/protocol/console';
import { addDays } from '@tessera/rewards';
import { type Hold, NO_HOLD, readHold } from '../reports/index.ts';
import { type HealthDeps, type ProviderCalls, providerCalls, providerStateOf } from './provider-health.ts';

type Dashboard = ConsoleReplyOf<'consoleDashboard'>;
type Alarm = Dashboard['alarms'][number];

/** Figures are read at most so often on a node, ms, however many operators look at them. */
const FRESH_MS = 3_000;
/** An audit is late after this time, ms; it runs every minute. */
const AUDIT_LATE_MS = 600_000;
/** A draw that is not settled this long after its time is late, ms. */
const DRAW_LATE_MS = 120_000;
/** Events that wait for the chain for longer than a minute are an alarm from this number on. */
const LOG_WAITS = 5_000;

/** Currency in which the hold is shown: that of players' bets. */
const CURRENCY = 'CNY';
/** Half the width of the band around an expected hold, in standard deviations. */
const BAND = 2n;

/** The copy of the log is late after this time, ms; a pass begins every 20 s. */
const COPY_LATE_MS = 120_000;

/** Figures of the dashboard without what depends on the caller. */
export type Figures = Omit<Dashboard, 'commands'>;

/** Reads the figures; callers within {@link FRESH_MS} share one reading. */
export function createFigures(deps: HealthDeps, zone: () => string): (now: number) => Promise<Figures> {
  let read: Promise<Figures> | undefined;
  let at = 0;
  return (now) => {
    if (!read || now - at >= FRESH_MS || now < at) {
      at = now;
      read = readFigures(deps, zone(), now);
      read.catch(() => {
        read = undefined;
      });
    }
    return read;
  };
}

interface Sums extends Record<string, unknown> {
  readonly day_start: Date;
  readonly online: number;
  readonly deposits: number;
  readonly deposited: Amount;
  readonly deposits_hours: number;
  readonly deposited_hours: Amount;
  readonly held: number;
  readonly held_amount: Amount;
  readonly held_since: Date | null;
  readonly withdrawals: number;
  readonly withdrawn: Amount;
  readonly withdrawals_hours: number;
  readonly withdrawn_hours: Amount;
  readonly review: number;
  readonly review_amount: Amount;
  readonly review_since: Date | null;
  readonly sending: number;
  readonly sending_amount: Amount;
  readonly sending_since: Date | null;
  readonly problems: number;
  readonly problem_since: Date | null;
  readonly service: number;
  readonly cases: number;
  readonly cases_due: number;
  readonly cases_late: number;
  readonly cases_since: Date | null;
  readonly frozen_at: Date | null;
  readonly audit_at: Date | null;
  readonly violations: number | null;
  readonly log: number;
  readonly copied_at: Date | null;
  readonly copied: bigint | null;
  readonly copy_fault: bigint | null;
  readonly copy_fault_since: Date | null;
}

// The time is read once: `materialized` keeps the planner from calling app_now() for each row.
const SUMS = `
  with day as materialized (select app_now() as now, date_trunc('day', app_now() at time zone $1) at time zone $1 as start)
  select day.start as day_start,
    (select count(*)::integer from player_online) as online,
    d.count as deposits, d.amount as deposited, d.hours as deposits_hours, d.hours_amount as deposited_hours, h.count as held, h.amount as held_amount, h.since as held_since,
    w.count as withdrawals, w.amount as withdrawn, w.hours as withdrawals_hours, w.hours_amount as withdrawn_hours,
    o.review, o.review_amount, o.review_since, o.sending, o.sending_amount, o.sending_since, o.problems, o.problem_since,
    (select count(*)::integer from (select from service_queued limit 1000) one) as service,
    s.cases, s.cases_due, s.cases_late, s.cases_since,
    (select min(at) from money_freeze) as frozen_at, (select at from audit_last) as audit_at,
    (select violations from audit_last) as violations,
    (select count(*)::integer from (select from log_waiting limit 10000) one) as log,
    k.at as copied_at, k.seq as copied, k.fault_seq as copy_fault, k.since as copy_fault_since
  from day
  cross join lateral (select count(*) filter (where at >= day.start)::integer as count,
      coalesce(sum(amount) filter (where at >= day.start), 0)::bigint as amount,
      count(*)::integer as hours, coalesce(sum(amount), 0)::bigint as hours_amount
    from deposit_credited where at >= day.now - interval '24 hours') d
  cross join lateral (select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as amount, min(at) as since
    from deposit_review) h
  cross join lateral (select count(*) filter (where at >= day.start)::integer as count,
      coalesce(sum(amount) filter (where at >= day.start), 0)::bigint as amount,
      count(*)::integer as hours, coalesce(sum(amount), 0)::bigint as hours_amount
    from withdrawal_order where at >= day.now - interval '24 hours') w
  cross join lateral (select
      count(*) filter (where state = 'reviewing')::integer as review,
      coalesce(sum(amount) filter (where state = 'reviewing'), 0)::bigint as review_amount,
      min(created_at) filter (where state = 'reviewing') as review_since,
      count(*) filter (where state in ('approved', 'sending', 'sent'))::integer as sending,
      coalesce(sum(amount) filter (where state in ('approved', 'sending', 'sent')), 0)::bigint as sending_amount,
      min(created_at) filter (where state in ('approved', 'sending', 'sent')) as sending_since,
      count(problem)::integer as problems, min(created_at) filter (where problem is not null) as problem_since
    from withdrawal_waiting) o
  cross join lateral (select count(*)::integer as cases,
      count(*) filter (where due_at < day.now + interval '1 day')::integer as cases_due,
      count(*) filter (where due_at < day.now)::integer as cases_late, min(due_at) as cases_since from case_waiting) s
  left join log_copied k on true`;

const LOTTERIES = `
  select l.id, l.name, d.count as draws, d.stakes
  from lottery_offer l cross join lateral (
    select count(*)::integer as count, coalesce(sum(stake_total), 0)::bigint as stakes from draw_state d
    where d.lottery_id = l.id and d.draw_at >= $1 and d.draw_at <= app_now() and d.state = 'settled') d
  where l.enabled order by l.sort, l.id limit 100`;

const DRAWS = `
  select id, lottery_id, issue, state, close_at, draw_at < app_now() - $1 * interval '1 millisecond' as late
  from draw_state where state not in ('settled', 'void', 'scheduled') and close_at < app_now() + interval '2 minutes'
  order by draw_at limit 40`;

async function readFigures({ store, providers }: HealthDeps, zone: string, now: number): Promise<Figures> {
  const { rows } = await store.query<Sums>(SUMS, [zone]);
  const sums = rows[0]!;
  const lotteries = await store.query<{
    id: string;
    name: Record<string, string>;
    draws: number;
    stakes: Amount;
  }>(LOTTERIES, [sums.day_start]);
  const draws = await store.query<{
    id: bigint;
    lottery_id: string;
    issue: string;
    state: string;
    close_at: Date;
    late: boolean;
  }>(DRAWS, [DRAW_LATE_MS]);
  const today = dayIn(sums.day_start.getTime(), zone);
  const holds = await readHold(store, { from: addDays(today, -29), to: today, currency: CURRENCY });
  const called = await providerCalls({ store, providers });
  const late = draws.rows.filter((draw) => draw.late);
  return {
    at: now,
    dayStart: sums.day_start.getTime(),
    online: sums.online,
    deposits: {
      today: { count: sums.deposits, amount: printAmount(sums.deposited) },
      hours: { count: sums.deposits_hours, amount: printAmount(sums.deposited_hours) },
      review: queue(sums.held, sums.held_amount, sums.held_since),
    },
    withdrawals: {
      today: { count: sums.withdrawals, amount: printAmount(sums.withdrawn) },
      hours: { count: sums.withdrawals_hours, amount: printAmount(sums.withdrawn_hours) },
      review: queue(sums.review, sums.review_amount, sums.review_since),
      sending: queue(sums.sending, sums.sending_amount, sums.sending_since),
    },
    service: sums.service,
    cases: { open: sums.cases, due: sums.cases_due },
    auditor: {
      at: sums.audit_at?.getTime() ?? null,
      violations: sums.violations ?? 0,
      frozen: sums.frozen_at !== null,
    },
    log: {
      waiting: sums.log,
      copy: sums.copied_at && {
        at: sums.copied_at.getTime(),
        count: Number(sums.copied),
        fault: sums.copy_fault === null ? null : Number(sums.copy_fault),
      },
    },
    alarms: alarmsOf(
      sums,
      late.length,
      Math.min(...late.map(({ close_at }) => close_at.getTime())),
      called,
      now,
    ),
    providers: called.map(({ id, ...calls }) => ({ id, state: providerStateOf(calls) })),
    lotteries: lotteries.rows.map(({ id, name, draws: count, stakes }) => ({
      id,
      name,
      draws: count,
      stakes: printAmount(stakes),
      today: holdView(holds.get(id)?.day ?? NO_HOLD),
      month: holdView(holds.get(id)?.range ?? NO_HOLD),
    })),
    draws: draws.rows.map((draw) => ({
      id: Number(draw.id),
      lottery: draw.lottery_id,
      issue: draw.issue,
      state: draw.state,
      closeAt: draw.close_at.getTime(),
      late: draw.late,
    })),
  };
}

const holdView = ({
  draws,
  stake,
  payout,
  expected,
  deviation,
}: Hold): Dashboard['lotteries'][number]['today'] => ({
  draws,
  stakes: printAmount(amountOf(stake)),
  payouts: printAmount(amountOf(payout)),
  expected: printAmount(amountOf(expected)),
  band: printAmount(amountOf(BAND * deviation)),
});

const queue = (count: number, amount: Amount, since: Date | null) => ({
  count,
  amount: printAmount(amount),
  oldestAt: since?.getTime() ?? null,
});

/** What needs a person, the gravest first. */
function alarmsOf(
  sums: Sums,
  late: number,
  lateSince: number,
  called: readonly ProviderCalls[],
  now: number,
): Alarm[] {
  const silent = called.filter((calls) => providerStateOf(calls) === 'silent');
  const answeredAt = silent.map(({ day }) => day?.answered_at?.getTime() ?? null);
  const auditAt = sums.audit_at?.getTime() ?? null;
  const found: (Alarm | false)[] = [
    sums.frozen_at !== null && alarm('ledger_frozen', sums.frozen_at.getTime(), 1),
    sums.copy_fault_since !== null &&
      alarm('log_altered', sums.copy_fault_since.getTime(), Number(sums.copy_fault)),
    (sums.violations ?? 0) > 0 && alarm('audit_violation', auditAt, sums.violations!),
    auditAt !== null && now - auditAt > AUDIT_LATE_MS && alarm('audit_late', auditAt, 1),
    sums.copied_at !== null &&
      now - sums.copied_at.getTime() > COPY_LATE_MS &&
      alarm('log_copy_late', sums.copied_at.getTime(), 1),
    late > 0 && alarm('draw_late', lateSince, late),
    silent.length > 0 && {
      kind: 'provider_silent',
      subject: silent.map(({ id }) => id).join(', '),
      since: answeredAt.every((at) => at !== null) ? Math.min(...answeredAt) : null,
      count: silent.length,
    },
    sums.problems > 0 && alarm('withdrawal_problem', sums.problem_since?.getTime() ?? null, sums.problems),
    sums.cases_late > 0 && alarm('case_late', sums.cases_since?.getTime() ?? null, sums.cases_late),
    sums.log >= LOG_WAITS && alarm('log_waits', null, sums.log),
  ];
  return found.filter((one) => one !== false);
}

const alarm = (kind: Alarm['kind'], since: number | null, count: number): Alarm => ({
  kind,
  subject: '',
  since,
  count,
});
