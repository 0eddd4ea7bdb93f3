-- What every bet pays for the safety of the ledger, made cheaper: the same checks, without a call for each row.

-- A balance moves only from inside the entry trigger: a condition of the trigger costs a part of a function that asks.
-- At its own depth the trigger on `entry` is the first; the condition is judged before this one's depth counts.
drop trigger account_guard on account;
drop function account_guard();
create function refuse_account_change() returns trigger language plpgsql as $$
begin
  raise exception 'append_only: accounts change through entries only' using errcode = 'TS002';
end $$;
create trigger account_guard before update on account for each row
  when (pg_trigger_depth() < 1 or (new.id, new.user_id, new.kind, new.currency)
    is distinct from (old.id, old.user_id, old.kind, old.currency))
  execute function refuse_account_change();

-- Checks one statement's new entries and moves the balances. All entries of a transaction come in one statement.
-- Plans are cached while tables may still be empty, so the settings keep them on the indexes.
create or replace function entry_guard() returns trigger language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  fault text;
begin
  if exists (select from ledger_freeze where lifted_at is null) then
    raise exception 'ledger_frozen' using errcode = 'TSL01';
  end if;

  select case
      when b.id is null or b.hash is not null then 'batch ' || n.batch_id || ' is not open'
      when t.id is null or t.batch_id <> n.batch_id or t.user_id is distinct from n.user_id
        then 'transaction ' || n.tx_id || ' is not of this batch and user'
      else 'entry on account ' || n.account_id || ' of another user or currency'
    end into fault
    from new_entries n
    left join batch b on b.id = n.batch_id
    left join ledger_tx t on t.id = n.tx_id
    left join account a on a.id = n.account_id
    where b.id is null or b.hash is not null
      or t.id is null or t.batch_id <> n.batch_id or t.user_id is distinct from n.user_id
      or a.id is null or a.currency <> n.currency or (a.user_id is not null and a.user_id is distinct from n.user_id)
    limit 1;

  -- L1: sums to zero in each currency, two sides at least. L15: trial and real money never meet.
  if fault is null then
    select 'transaction ' || s.tx_id || ' is not balanced' into fault
      from (select tx_id, currency, sum(amount) as total, count(*) as sides from new_entries group by tx_id, currency) s
      group by s.tx_id
      having bool_or(s.total <> 0) or sum(s.sides) < 2
        or (bool_or(s.currency = 'TRIAL') and bool_or(s.currency <> 'TRIAL'))
      limit 1;
  end if;

  if fault is not null then
    raise exception 'ledger_fault: %', fault using errcode = 'TS003';
  end if;

  -- M3: accounts are locked by ascending id.
  perform from account where id = any (array(select distinct account_id from new_entries)) and balance is not null
    order by id for no key update;
  update account a set balance = a.balance + d.amount
    from (select account_id, sum(amount)::bigint as amount from new_entries group by account_id) d
    where a.id = d.account_id and a.balance is not null and d.amount <> 0;
  return null;
end $$;

-- Counts entries into the days of their players, and lets no stake pass that its player has ruled out: the last word,
-- whoever accepted the bet and whatever he knew of the player. A stake that comes back is taken from the day it was placed
-- on; games count as bets do, by what goes between a player and `ext:<platform>`.
--
-- Whoever set nothing is found by two lookups that are no function, because they are made for every bet.
create or replace function play_day_count() returns trigger
language plpgsql security definer set search_path = public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  zone    text := coalesce((select value #>> '{}' from setting where key = 'timeZone'), 'Asia/Shanghai');
  staked  record;
begin
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

  for staked in
    select e.user_id, max(e.amount) as dearest, max(e.at) as at
    from new_entries e
    join account house on house.id = e.account_id and house.user_id is null and house.kind = 'stakes'
    where e.amount > 0
      and coalesce(
        (select true from player_guard g where g.user_id = e.user_id),
        (select true from play_limit l
         where l.user_id = e.user_id and l.kind in ('stake', 'loss', 'session') limit 1))
    group by e.user_id
  loop
    if (select code from play_refusal(staked.user_id, null, staked.at)) is not null
      or exists (select from play_limit l where l.user_id = staked.user_id and case
           when l.kind = 'stake' and l.period = 'bet' then staked.dearest > l.value
           when l.kind in ('stake', 'loss')
             then limit_used(staked.user_id, l.kind, l.period, platform_day(staked.at)) > l.value
         end)
    then
      raise exception 'play_refused: player %', staked.user_id using errcode = 'TSP01';
    end if;
  end loop;
  return null;
end $$;
drop function play_day_rows(entry[]);
