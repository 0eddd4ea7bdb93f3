-- Notes what an operator decided about two accounts that may belong to one person, and does it: `release` lets what is held go on, also
-- later; `refuse` ends it unpaid, also later. Returns how many rows were held, and their sum.
create or replace function commission_decide(
  of_player bigint, of_beneficiary bigint, of_decision text, of_why text, of_operator text, out rows integer, out amount bigint
) language plpgsql security definer set search_path = public, pg_temp as $$
declare changes team_accrual_sum[];
begin
  perform commission_lock();
  insert into team_hold_decision (player, beneficiary, decision, why, by, at)
  values (of_player, of_beneficiary, of_decision, of_why, of_operator, app_now());
  with decided as (
    update team_accrual a set state = case of_decision when 'release' then 'accrued' else 'reversed' end,
      reason = case when of_decision = 'refuse' then a.reason end
    where a.beneficiary = of_beneficiary and a.player = of_player and a.state = 'held'
    returning a.day, a.amount
  ), days as (
    select d.day, sum(d.amount)::bigint as amount, count(*) as rows from decided d group by d.day
  )
  select array_agg(row(of_beneficiary, case n.kind when 'agent' then n.user_id else n.parent end, d.day, null, null, 0, null, null, 0, 0,
      -d.amount, -d.amount, null)::team_accrual_sum), coalesce(sum(d.rows), 0)::integer, coalesce(sum(d.amount), 0)::bigint
  into changes, commission_decide.rows, commission_decide.amount
  from days d join team_node n on n.user_id = of_player;
  if of_decision = 'refuse' then
    perform commission_note(changes);
  end if;
end $$;
revoke execute on function commission_decide from public;
