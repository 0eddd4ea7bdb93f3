-- Trigger function that adds entries to the days of their players, and refuses a stake that the player's limits or breaks
-- forbid, whatever the acceptance knew. A returned stake is subtracted from its day. Games count as bets do, by
-- entries between a player and `ext:<platform>`. Statements of bets and wins alone, the most frequent, read fewer rows.
create or replace function play_day_count() returns trigger
language plpgsql security definer set search_path = public, pg_temp
set enable_nestloop = on set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  zone text;
  -- The accounts that receive stakes, and those that pay wins.
  stakes bigint[]; payouts bigint[]; counted bigint[]; stakers bigint[]; guarded record;
  -- Times of the first and last entry, usually equal, and their day in the platform's time zone.
  moment timestamptz(3); last_moment timestamptz(3); today date; night boolean;
  -- Sums of bets and wins by player.
  players bigint[]; bets_more integer[]; staked_more bigint[]; returned_more bigint[];
begin
  select coalesce((select value #>> '{}' from setting where key = 'timeZone'), 'Asia/Shanghai'),
         array(select id from account where user_id is null and kind = 'stakes'),
         array(select id from account where user_id is null and kind = 'payouts')
  into zone, stakes, payouts;
  counted := stakes || payouts;

  select min(at), max(at) into moment, last_moment from new_entries;
  if moment = last_moment and not exists (
    select from ledger_tx where id = any (array(select tx_id from new_entries)) and kind not in ('bet', 'win'))
  then
    today := (moment at time zone zone)::date;
    night := extract(hour from moment at time zone zone) between 2 and 4;
    select array_agg(c.user_id), array_agg(c.bets), array_agg(c.staked), array_agg(c.returned)
    into players, bets_more, staked_more, returned_more
    from (
      select user_id,
        count(*) filter (where account_id = any (stakes)) as bets,
        coalesce(sum(amount) filter (where account_id = any (stakes)), 0)::bigint as staked,
        coalesce(-sum(amount) filter (where account_id = any (payouts)), 0)::bigint as returned
      from new_entries where account_id = any (counted)
      group by user_id order by user_id) c;
    perform play_day_add(players, today, bets_more, staked_more, returned_more, night);
  else
    insert into play_day as known
    select c.user_id, c.at::date,
      count(*) filter (where c.stake and c.amount > 0) - count(*) filter (where c.stake and c.amount < 0),
      coalesce(sum(c.amount) filter (where c.stake), 0),
      coalesce(-sum(c.amount) filter (where c.payout), 0),
      count(*) filter (where c.kind = 'deposit' and c.amount < 0),
      coalesce(-sum(c.amount) filter (where c.kind = 'deposit' and c.amount < 0), 0),
      coalesce(sum(c.amount) filter (where c.kind = 'withdrawal'), 0),
      count(*) filter (where c.stake and c.amount > 0 and extract(hour from c.at) between 2 and 4)
    from (
      select e.user_id, e.amount, t.kind,
             house.kind = 'stakes' or t.kind in ('play', 'game_bet') and e.amount > 0 or t.kind = 'game_rollback' as stake,
             house.kind = 'payouts' or t.kind in ('play', 'game_win') and e.amount < 0 as payout,
             case when house.kind = 'stakes' and t.kind in ('cancel', 'void') and t.key ~ '^\d{1,18}$'
               then coalesce((select bet.placed_at from bet where bet.id = t.key::bigint), e.at)
               else e.at
             end at time zone zone as at
      from new_entries e
      join account house on house.id = e.account_id and house.user_id is null
      join ledger_tx t on t.id = e.tx_id
      where e.user_id is not null
        and (house.kind in ('stakes', 'payouts')
          or t.kind in ('deposit', 'withdrawal', 'play', 'game_bet', 'game_win', 'game_rollback'))
    ) c
    group by 1, 2 order by 1, 2
    on conflict (user_id, day) do update set
      bets = known.bets + excluded.bets, staked = known.staked + excluded.staked,
      returned = known.returned + excluded.returned,
      deposits = known.deposits + excluded.deposits, deposited = known.deposited + excluded.deposited,
      withdrawn = known.withdrawn + excluded.withdrawn, night_bets = known.night_bets + excluded.night_bets;
  end if;

  stakers := array(select distinct user_id from new_entries where account_id = any (stakes) and amount > 0);
  stakers := array(
    select user_id from player_guard where user_id = any (stakers)
    union select user_id from play_limit where user_id = any (stakers) and kind in ('stake', 'loss', 'session'));
  if stakers = '{}' then
    return null;
  end if;
  for guarded in
    select user_id, max(amount) as largest, max(at) as at from new_entries
    where account_id = any (stakes) and amount > 0 and user_id = any (stakers) group by user_id
  loop
    if (select code from play_refusal(guarded.user_id, null, guarded.at)) is not null
      or exists (select from play_limit l where l.user_id = guarded.user_id and case
           when l.kind = 'stake' and l.period = 'bet' then guarded.largest > l.value
           when l.kind in ('stake', 'loss')
             then limit_used(guarded.user_id, l.kind, l.period, platform_day(guarded.at)) > l.value
         end)
    then
      raise exception 'play_refused: player %', guarded.user_id using errcode = 'TSP01';
    end if;
  end loop;
  return null;
end $$;
revoke execute on function play_day_count from public;
