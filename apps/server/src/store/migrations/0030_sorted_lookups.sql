-- What every entry pays, once more: the same checks and the same rows, looked up by sorted lists of keys. A list is one walk
-- along an index; a join by nested loops goes down from its root for every row.

-- The guard of accounts asks after the change: one before it would have every row locked and written twice.
drop trigger account_guard on account;
create trigger account_guard after update on account for each row
  when (pg_trigger_depth() < 1 or (new.id, new.user_id, new.kind, new.currency)
    is distinct from (old.id, old.user_id, old.kind, old.currency))
  execute function refuse_account_change();

-- What is wrong with the transactions of these entries; null when nothing is.
create function transaction_fault(entries entry[]) returns text language sql stable
set enable_nestloop = on set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  select case
      when bool_or(b.id is null or b.hash is not null) then 'batch ' || min(n.batch_id) || ' is not open'
      when bool_or(t.id is null or t.batch_id <> n.batch_id or t.user_id is distinct from n.user_id)
        then 'transaction ' || n.tx_id || ' is not of this batch and user'
      else 'transaction ' || n.tx_id || ' is not balanced'
    end
  from (select tx_id, batch_id, user_id, currency, sum(amount) as total, count(*) as sides
        from unnest(entries) group by tx_id, batch_id, user_id, currency) n
  left join batch b on b.id = n.batch_id
  left join ledger_tx t on t.id = n.tx_id
  group by n.tx_id
  having bool_or(b.id is null or b.hash is not null
      or t.id is null or t.batch_id <> n.batch_id or t.user_id is distinct from n.user_id or n.total <> 0)
    or sum(n.sides) < 2
    or (bool_or(n.currency = 'TRIAL') and bool_or(n.currency <> 'TRIAL'))
  limit 1
$$;

-- Checks one statement's new entries and moves the balances. All entries of a transaction come in one statement.
--
-- What is in order is found to be so by comparing lists; only a statement that is not, or that turns one currency into
-- another, is looked at transaction by transaction.
--
-- Plans are cached while tables may still be empty, so the settings keep them on the indexes. They are made for any list:
-- one made for a list of thousands takes longer than what it plans.
create or replace function entry_guard() returns trigger language plpgsql
set enable_seqscan = off set enable_bitmapscan = off set enable_nestloop = off set enable_mergejoin = off
set enable_hashjoin = on set plan_cache_mode = force_generic_plan as $$
declare
  fault       text;
  batches     bigint[];
  -- Transactions in ascending order, and whose they are.
  txs         bigint[];
  owners      bigint[];
  balanced    boolean;
  -- Accounts in ascending order, what each gets in which currency, and the one player of all its entries, if there is one.
  accounts    bigint[];
  sums        bigint[];
  currencies  text[];
  players     bigint[];
  moved       integer;
  houses      integer;
begin
  if exists (select from ledger_freeze where lifted_at is null) then
    raise exception 'ledger_frozen' using errcode = 'TSL01';
  end if;

  -- L1: a transaction sums to zero in each currency; as no entry is of nothing, it has two sides then.
  -- L15: trial and real money never meet.
  select array_agg(distinct batch_id), array_agg(tx_id order by tx_id), array_agg(user_id order by tx_id),
      bool_and(total = 0) and (bool_and(currency = 'TRIAL') or bool_and(currency <> 'TRIAL'))
    into batches, txs, owners, balanced
    from (select tx_id, batch_id, user_id, currency, sum(amount) as total
          from new_entries group by tx_id, batch_id, user_id, currency) n;
  if not balanced or cardinality(batches) <> 1
    or not exists (select from batch where id = batches[1] and hash is null)
    or (select array_agg(id order by id) is distinct from txs or array_agg(user_id order by id) is distinct from owners
        from ledger_tx where id = any (txs) and batch_id = batches[1])
  then
    fault := transaction_fault(array(select row(e.*)::entry from new_entries e));
    if fault is not null then
      raise exception 'ledger_fault: %', fault using errcode = 'TS003';
    end if;
  end if;

  select array_agg(account_id order by account_id), array_agg(amount order by account_id),
      array_agg(currency order by account_id), array_agg(player order by account_id)
    into accounts, sums, currencies, players
    from (select account_id, currency, sum(amount)::bigint as amount,
                 case when min(user_id) = max(user_id) and count(user_id) = count(*) then min(user_id) end as player
          from new_entries group by account_id, currency) n;
  -- M3: accounts are locked by ascending id, in which both the walk along their index and the lists bring them.
  update account a set balance = a.balance + n.amount
    from unnest(accounts, sums, currencies, players) n (id, amount, currency, player)
    where a.id = n.id and a.id = any (accounts) and a.user_id = n.player and a.currency = n.currency;
  get diagnostics moved = row_count;
  select count(*) into houses
    from account a join unnest(accounts, currencies) n (id, currency) on a.id = n.id and a.currency = n.currency
    where a.user_id is null;
  if moved + houses <> cardinality(accounts) then
    select 'entry on account ' || min(n.id) || ' of another user or currency' into fault
      from unnest(accounts, currencies, players) n (id, currency, player)
      left join account a on a.id = n.id and a.id = any (accounts)
      where a.id is null or n.currency <> a.currency or (a.user_id is not null and n.player is distinct from a.user_id);
    raise exception 'ledger_fault: %', fault using errcode = 'TS003';
  end if;
  return null;
end $$;

-- Days are looked up by lists of players and days, whichever index is taken.
drop index play_day_of_day;
create index play_day_of_day on play_day (day, user_id);

-- Adds to days of players what their bets and wins come to: one entry a player and day in each list, in ascending order.
create function play_day_add(
  players bigint[], days date[], more_bets integer[], more_staked bigint[], more_returned bigint[],
  more_night_bets integer[]
) returns void language plpgsql set search_path = public, pg_temp
set enable_seqscan = off set enable_bitmapscan = off set enable_nestloop = off set enable_mergejoin = off
set enable_hashjoin = on set jit = off set plan_cache_mode = force_generic_plan as $$
begin
  with more as materialized (
    select * from unnest(players, days, more_bets, more_staked, more_returned, more_night_bets)
      more (user_id, day, bets, staked, returned, night_bets)
  ), added as (
    update play_day known set
      bets = known.bets + more.bets, staked = known.staked + more.staked,
      returned = known.returned + more.returned, night_bets = known.night_bets + more.night_bets
    from more
    where known.user_id = more.user_id and known.day = more.day
      and known.user_id = any (players) and known.day = any (days)
    returning known.user_id, known.day
  )
  -- Those whose first of the day it is.
  insert into play_day as known (user_id, day, bets, staked, returned, night_bets)
  select more.* from more
  where not exists (select from added where added.user_id = more.user_id and added.day = more.day)
  on conflict (user_id, day) do update set
    bets = known.bets + excluded.bets, staked = known.staked + excluded.staked,
    returned = known.returned + excluded.returned, night_bets = known.night_bets + excluded.night_bets;
end $$;
revoke execute on function play_day_add from public;

-- Counts entries into the days of their players, and lets no stake pass that its player has ruled out: the last word,
-- whoever accepted the bet and whatever he knew of the player. A stake that comes back is taken from the day it was placed
-- on; games count as bets do, by what goes between a player and `ext:<platform>`. Bets and wins alone, which are most of what
-- comes, are counted without a look at the other sides of their transactions.
create or replace function play_day_count() returns trigger
language plpgsql security definer set search_path = public, pg_temp
set enable_nestloop = on set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  zone     text;
  -- The accounts that stakes go to, and those that wins come from.
  stakes   bigint[];
  payouts  bigint[];
  stakers  bigint[];
  guarded  record;
  -- What bets and wins add, by player and day.
  players        bigint[];
  days           date[];
  bets_more      integer[];
  staked_more    bigint[];
  returned_more  bigint[];
  night_more     integer[];
begin
  select coalesce((select value #>> '{}' from setting where key = 'timeZone'), 'Asia/Shanghai'),
         array(select id from account where user_id is null and kind = 'stakes'),
         array(select id from account where user_id is null and kind = 'payouts')
  into zone, stakes, payouts;

  if not exists (
    select from ledger_tx where id = any (array(select tx_id from new_entries)) and kind not in ('bet', 'win'))
  then
    select array_agg(c.user_id), array_agg(c.day), array_agg(c.bets), array_agg(c.staked), array_agg(c.returned),
      array_agg(c.night_bets)
    into players, days, bets_more, staked_more, returned_more, night_more
    from (
      select e.user_id, e.at::date as day, count(*) filter (where e.stake) as bets,
        coalesce(sum(e.amount) filter (where e.stake), 0)::bigint as staked,
        coalesce(-sum(e.amount) filter (where not e.stake), 0)::bigint as returned,
        count(*) filter (where e.stake and extract(hour from e.at) between 2 and 4) as night_bets
      from (select n.user_id, n.amount, n.account_id = any (stakes) as stake, moment.at
            from new_entries n
            join (select at as instant, at at time zone zone as at from (select distinct at from new_entries) m) moment
              on moment.instant = n.at
            where n.account_id = any (stakes || payouts)) e
      group by 1, 2 order by 1, 2) c;
    perform play_day_add(players, days, bets_more, staked_more, returned_more, night_more);
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
