-- Pays what is payable to the next `most` beneficiaries of a week, one transaction each. Amounts that corrections took back are set off;
-- whose sum is not above zero waits for a later week, and so does who is disabled. `players` is null when the week is paid, otherwise
-- those who were paid with their balances; `seq`, taken under the lock, orders balances in time.
create or replace function commission_pay(
  of_week date, most integer, out players bigint[], out currencies text[], out balances bigint[], out seq bigint
) language plpgsql security definer set search_path = public, pg_temp set jit = off as $$
declare
  moment timestamptz(3) := app_now(); after_id bigint; payees bigint[];
  ids bigint[]; owners bigint[]; sums bigint[]; counts integer[]; changes team_accrual_sum[];
begin
  perform commission_lock();
  insert into team_payout_week (week, at) values (of_week, moment) on conflict do nothing;
  select progress into after_id from team_payout_week where week = of_week and done_at is null for no key update;
  if not found then
    return;
  end if;
  select array_agg(beneficiary order by beneficiary) into payees from (
    select distinct s.beneficiary from team_accrual_sum s join team_accrual_day d on d.day = s.day
    where s.member = s.beneficiary and s.waiting <> 0 and s.beneficiary > after_id and d.payable_at is not null
    order by s.beneficiary limit most
  ) next_payees;
  if payees is null then
    update team_payout_week set done_at = moment where week = of_week;
    return;
  end if;
  update team_payout_week set progress = payees[cardinality(payees)] where week = of_week;

  select array_agg(nextval('id_seq')), array_agg(due.beneficiary), array_agg(due.currency), array_agg(due.amount), array_agg(due.rows)
  into ids, owners, currencies, sums, counts
  from (
    select a.beneficiary, a.currency, sum(a.amount)::bigint as amount, count(*)::integer as rows
    from team_accrual a
    join team_accrual_day d on d.day = a.day and d.payable_at is not null
    join player p on p.id = a.beneficiary and p.enable
    where a.beneficiary = any (payees) and a.state = 'accrued' and a.amount <> 0
    group by a.beneficiary, a.currency having sum(a.amount) > 0 order by a.beneficiary
  ) due;
  if ids is null then
    players := '{}';
    return;
  end if;
  insert into team_payout (id, beneficiary, week, currency, amount, rows, at)
  select n.id, n.owner, of_week, n.currency, n.amount, n.rows, moment
  from unnest(ids, owners, currencies, sums, counts) n (id, owner, currency, amount, rows);
  with paid as (
    update team_accrual a set state = 'paid', payout_id = n.id
    from unnest(ids, owners) n (id, owner), team_accrual_day d
    where a.beneficiary = n.owner and a.state = 'accrued' and a.amount <> 0 and d.day = a.day and d.payable_at is not null
    returning a.beneficiary, a.player, a.day, a.amount
  ), groups as (
    select p.beneficiary, case n.kind when 'agent' then n.user_id else n.parent end as agent, p.day, sum(p.amount)::bigint as amount
    from paid p join team_node n on n.user_id = p.player
    group by 1, 2, 3
  )
  select array_agg(row(g.beneficiary, g.agent, g.day, null, null, 0, null, null, 0, 0, 0, -g.amount, moment)::team_accrual_sum)
  into changes from groups g;
  perform commission_note(changes);
  perform ledger_credit('rebate', 'commission', ids::text[], owners, currencies, sums);
  select * into players, currencies, balances, seq from main_balances(owners);
end $$;
revoke execute on function commission_pay from public;
grant execute on function commission_pay to tessera_app;
