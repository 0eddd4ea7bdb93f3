-- What every win pays, once more: what many of them share is sent, parsed and worked out once.

-- Entries of players are found by player. What stands against them on the house's own accounts, the first that were made, is
-- only ever read by batch and stays out of the index; accounts of providers came later and are in it.
drop index entry_of_user;
create index entry_of_user on entry (user_id, id) where account_id > 1021;
create view player_entry as select * from entry where account_id > 1021;
select deny_app('player_entry', 'insert, update, delete');

-- What a player has deposited in the hours before `moment`: whole days of his, and of the first day what came in after
-- the window's edge.
create or replace function deposited_within(of_user bigint, hours integer, moment timestamptz) returns bigint
language sql stable as $$
  with edge as materialized (
    select at, platform_day(at) as day from (select moment - hours * interval '1 hour' as at) window_edge
  )
  select coalesce((select sum(d.deposited) from play_day d, edge where d.user_id = of_user and d.day > edge.day), 0)::bigint
    + coalesce((
        select -sum(e.amount) from edge
        join player_entry e on e.user_id = of_user and e.amount < 0 and e.at > edge.at and platform_day(e.at) = edge.day
        join account house on house.id = e.account_id and house.user_id is null
        join ledger_tx t on t.id = e.tx_id and t.kind = 'deposit'
        where exists (select from play_day d where d.user_id = of_user and d.day = edge.day and d.deposited > 0)
      ), 0)::bigint
$$;

-- Adds to one day of players what their bets and wins come to: one entry a player in each list, in ascending order.
drop function play_day_add;
create function play_day_add(
  players bigint[], of_day date, more_bets integer[], more_staked bigint[], more_returned bigint[], at_night boolean
) returns void language plpgsql set search_path = public, pg_temp
set enable_seqscan = off set enable_bitmapscan = off set enable_nestloop = off set enable_mergejoin = off
set enable_hashjoin = on set jit = off set plan_cache_mode = force_generic_plan as $$
begin
  with more as materialized (
    select user_id, bets, staked, returned, case when at_night then bets else 0 end as night_bets
    from unnest(players, more_bets, more_staked, more_returned) more (user_id, bets, staked, returned)
  ), added as (
    update play_day known set
      bets = known.bets + more.bets, staked = known.staked + more.staked,
      returned = known.returned + more.returned, night_bets = known.night_bets + more.night_bets
    from more
    where known.user_id = more.user_id and known.user_id = any (players) and known.day = of_day
    returning known.user_id
  )
  -- Those whose first of the day it is.
  insert into play_day as known (user_id, day, bets, staked, returned, night_bets)
  select user_id, of_day, bets, staked, returned, night_bets from more
  where not exists (select from added where added.user_id = more.user_id)
  on conflict (user_id, day) do update set
    bets = known.bets + excluded.bets, staked = known.staked + excluded.staked,
    returned = known.returned + excluded.returned, night_bets = known.night_bets + excluded.night_bets;
end $$;
revoke execute on function play_day_add from public;

-- Counts entries into the days of their players, and lets no stake pass that its player has ruled out: the last word,
-- whoever accepted the bet and whatever he knew of the player. A stake that comes back is taken from the day it was placed
-- on; games count as bets do, by what goes between a player and `ext:<platform>`. Bets and wins alone, which are most of what
-- comes, are counted without a look at the other sides of their transactions, all of one moment at once.
create or replace function play_day_count() returns trigger
language plpgsql security definer set search_path = public, pg_temp
set enable_nestloop = on set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  zone     text;
  -- The accounts that stakes go to, and those that wins come from.
  stakes   bigint[];
  payouts  bigint[];
  counted  bigint[];
  stakers  bigint[];
  guarded  record;
  -- When the first and the last were made, as a rule the same, and what that is to the platform.
  moment       timestamptz(3);
  last_moment  timestamptz(3);
  today        date;
  night        boolean;
  -- What bets and wins add, by player.
  players        bigint[];
  bets_more      integer[];
  staked_more    bigint[];
  returned_more  bigint[];
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
               then coalesce((select ticket.placed_at from ticket where ticket.id = t.key::bigint), e.at)
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
    select user_id, max(amount) as dearest, max(at) as at from new_entries
    where account_id = any (stakes) and amount > 0 and user_id = any (stakers) group by user_id
  loop
    if (select code from play_refusal(guarded.user_id, null, guarded.at)) is not null
      or exists (select from play_limit l where l.user_id = guarded.user_id and case
           when l.kind = 'stake' and l.period = 'bet' then guarded.dearest > l.value
           when l.kind in ('stake', 'loss')
             then limit_used(guarded.user_id, l.kind, l.period, platform_day(guarded.at)) > l.value
         end)
    then
      raise exception 'play_refused: player %', guarded.user_id using errcode = 'TSP01';
    end if;
  end loop;
  return null;
end $$;

-- The next bets of a draw as their evaluation needs them, `most` of them, in order of their ids: lists in one text each, which
-- cost a tenth of as many rows. ids: parted by commas. contents: a line each, the played item and its content as JSON, or `#`
-- and the hash of a long one. rebated: `1` where a rebate will be due, else `0`. All null when there are none.
drop function settle_page;
create function settle_page(
  of_draw bigint, after_id bigint, most integer, out ids text, out contents text, out rebated text
) language sql stable
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
  select string_agg(id, ',' order by place), string_agg(content, E'\n' order by place),
         string_agg(rebated, '' order by place)
  from (
    select t.id as place, t.id::text as id,
           t.played_id || ' ' || case when t.content_hash is null then t.content::text
             else '#' || encode(t.content_hash, 'hex') end as content,
           case when t.rebate_ppm > 0 and t.currency <> 'TRIAL' then '1' else '0' end as rebated
    from ticket t where t.draw_id = of_draw and t.id > after_id order by t.id limit most
  ) page
$$;

drop function settle_chunk;
-- Writes one chunk of a settlement: the winners among the bets after `after_id` up to `upto_id`, the rebates of all of
-- them, and how far the draw is settled now. `written` is false, and nothing changed, when the chunk is not the next one:
-- somebody else wrote it.
--
-- `won_mains` are the main accounts of the winners in the currency of their bets; the guard of entries knows whose they are.
-- `lines` are the winning lines by tier and kind, each kind of win once; `won_lines` says which is whose.
--
-- `players` are those whose main balance changed, with their balances now; `seq` orders these figures among all balances
-- of a player, because it is taken while his account is locked.
create function settle_chunk(
  of_draw bigint, after_id bigint, upto_id bigint,
  won_ids bigint[], won_players bigint[], won_mains bigint[], won_currencies text[], won_payouts bigint[],
  won_ties bigint[], won_lines integer[], lines jsonb[],
  rebate_players bigint[], rebate_currencies text[], rebate_amounts bigint[],
  out written boolean, out players bigint[], out currencies text[], out balances bigint[], out seq bigint
) language plpgsql
set enable_seqscan = off set enable_bitmapscan = off set enable_nestloop = off set enable_mergejoin = off
set enable_hashjoin = on set jit = off
set plan_cache_mode = force_generic_plan
as $$
declare
  moment     timestamptz(3) := app_now();
  new_batch  bigint;
begin
  update draw set settle_progress = upto_id
  where id = of_draw and state = 'settling' and settle_progress = after_id and upto_id > after_id;
  written := found;
  if not written then
    return;
  end if;
  if cardinality(won_ids) > 0 then
    new_batch := ledger_open_batch();
    with won as materialized (
      select wins.*, nextval('id_seq') as tx
      from unnest(won_ids, won_players, won_mains, won_currencies, won_payouts, won_ties, won_lines)
        wins (id, player, main, currency, payout, tie, line)
    ), decided as (
      insert into outcome (user_id, ticket_id, draw_id, kind, payout, tied_stake, wins, at)
      select player, id, of_draw, 'won', payout, tie, lines[line], moment from won
    ), posted as (
      insert into ledger_tx (id, batch_id, kind, key, user_id, at)
      select tx, new_batch, 'win', id::text, player, moment from won
    ), house as materialized (
      select currency, house_account('payouts', currency) as id from (select distinct currency from won) used
    )
    insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
    select new_batch, won.tx, house.id, won.player, -won.payout, won.currency, moment
    from won join house on house.currency = won.currency
    union all
    select new_batch, tx, main, player, payout, currency, moment from won;
    perform ledger_close_batch(new_batch);
    select array_agg(account.user_id), array_agg(account.currency), array_agg(account.balance), nextval('id_seq')
    into players, currencies, balances, seq from account where account.id = any (won_mains);
  end if;
  insert into rebate_due (draw_id, user_id, currency, amount)
  select of_draw, due.player, due.currency, due.amount
  from unnest(rebate_players, rebate_currencies, rebate_amounts) due (player, currency, amount)
  on conflict (draw_id, user_id) do update set amount = rebate_due.amount + excluded.amount;
end $$;
