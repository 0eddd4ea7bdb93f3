import type { AuditCheck, Violation } from '../../contract/index.ts';
import { auditedHouseEntries } from '../ledger/index.ts';

/**
 * L17 for commission: a payout is the sum of its accruals and was credited once from the house account `rebate`, and every credit has
 * its payout. The sums by day are those of the accruals of the days that were made or paid since the last audit.
 */
export const commissionBook: AuditCheck = async (tx, { fromSeq, toSeq, since, whole }) => {
  const found = [
    await tx.query<Violation>(PAYOUTS, [since, whole]),
    await tx.query<Violation>(CREDITS, [fromSeq, toSeq]),
    await tx.query<Violation>(SUMS, [since, whole]),
  ];
  return found.flatMap(({ rows }) => rows);
};

const PAYOUTS = `
  select 'L17' as rule, 'payout ' || p.id || ' of ' || p.amount || ' has accruals of ' || coalesce(a.amount, 0) || ' and '
    || case when t.id is null then 'no credit' else 'a credit' end || ' in the ledger' as detail
  from team_payout p
  left join lateral (
    select sum(amount) as amount, count(*) as rows from team_accrual where payout_id = p.id and beneficiary = p.beneficiary
  ) a on true
  left join posting t on t.kind = 'commission' and t.key = p.id::text
  where (p.at >= $1 or $2) and (p.amount is distinct from a.amount or p.rows <> a.rows or t.id is null)
  limit 50`;

const CREDITS = `
  with ${auditedHouseEntries(['commission'])}
  select 'L17' as rule, 'credit commission ' || m.key || ' is not a payout' as detail
  from moves m left join team_payout p on p.id = m.subject
  where (m.account = 'rebate' and m.amount = -p.amount and m.currency = p.currency and m.user_id = p.beneficiary) is not true
  limit 50`;

const SUMS = `
  with days as (
    select day from team_accrual_day where $2 or at >= $1
    union select s.day from team_accrual_sum s where s.paid_at >= $1
  )
  select 'L17' as rule, 'commission of ' || s.beneficiary || ' on ' || s.day || ' sums to ' || s.amount || ' with ' || s.waiting
    || ' unpaid, its accruals to ' || coalesce(a.amount, 0) || ' with ' || coalesce(a.waiting, 0) as detail
  from days
  join team_accrual_sum s on s.day = days.day and s.member = s.beneficiary
  left join lateral (
    select sum(amount) filter (where state <> 'reversed') as amount, sum(amount) filter (where state in ('accrued', 'held')) as waiting
    from team_accrual a where a.beneficiary = s.beneficiary and a.day = s.day
  ) a on true
  where s.amount <> coalesce(a.amount, 0) or s.waiting <> coalesce(a.waiting, 0)
  limit 50`;
