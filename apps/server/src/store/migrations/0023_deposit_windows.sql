-- Deposit limits of a day and a week look back from each moment, 24 hours and 7 days: none is used twice around midnight.
-- Those of a month, and all of stakes and losses, follow the platform's calendar.

-- What a player has deposited in the hours before `moment`: whole days of his, and of the first day what came in after
-- the window's edge.
create function deposited_within(of_user bigint, hours integer, moment timestamptz) returns bigint
language sql stable as $$
  with edge as materialized (
    select at, platform_day(at) as day from (select moment - hours * interval '1 hour' as at) window_edge
  )
  select coalesce((select sum(d.deposited) from play_day d, edge where d.user_id = of_user and d.day > edge.day), 0)::bigint
    + coalesce((
        select -sum(e.amount) from edge
        join entry e on e.user_id = of_user and e.amount < 0 and e.at > edge.at and platform_day(e.at) = edge.day
        join account house on house.id = e.account_id and house.user_id is null
        join ledger_tx t on t.id = e.tx_id and t.kind = 'deposit'
        where exists (select from play_day d where d.user_id = of_user and d.day = edge.day and d.deposited > 0)
      ), 0)::bigint
$$;

-- What is used up of a limit at a moment.
create function limit_used_at(of_user bigint, of_kind text, of_period text, moment timestamptz) returns bigint
language sql stable as $$
  select case
    when of_kind = 'deposit' and of_period = 'day' then deposited_within(of_user, 24, moment)
    when of_kind = 'deposit' and of_period = 'week' then deposited_within(of_user, 168, moment)
    else limit_used(of_user, of_kind, of_period, platform_day(moment))
  end
$$;
