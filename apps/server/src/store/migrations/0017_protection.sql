-- Responsible play: what a player holds himself to, what of it is used, and the check inside the acceptance of bets
-- (trust.md section 9).

-- The day of a moment in the platform's zone: days, weeks and months of limits and statements are made of them.
create function platform_day(moment timestamptz) returns date language sql stable as $$
  select (moment at time zone
    coalesce((select value #>> '{}' from setting where key = 'timeZone'), 'Asia/Shanghai'))::date
$$;

-- Sums of a player's days. Written by a trigger on the ledger alone, so that they hold for whoever moves the money.
create table play_day (
  user_id     bigint not null,
  day         date not null,
  -- Bets placed on this day and their stakes, without those that were taken back or whose draw was void.
  bets        integer not null default 0,
  staked      bigint not null default 0,
  -- Paid on this day for bets that won, returned stakes of ties included.
  returned    bigint not null default 0,
  deposits    integer not null default 0,
  deposited   bigint not null default 0,
  withdrawn   bigint not null default 0,
  -- Bets placed from 02:00 to before 05:00 (RP13).
  night_bets  integer not null default 0,
  primary key (user_id, day)
) with (fillfactor = 70);
create index play_day_of_day on play_day (day);
select deny_app('play_day', 'insert, update, delete, truncate');

-- What entries mean for the days of their players. A stake that comes back is taken from the day it was placed on.
create function play_day_rows(entries entry[])
returns table (user_id bigint, day date, bets integer, staked bigint, returned bigint, deposits integer,
               deposited bigint, withdrawn bigint, night_bets integer) language sql stable as $$
  with counted as (
    select e.user_id, e.amount, house.kind as house, t.kind,
           case when house.kind = 'stakes' and t.kind in ('cancel', 'void') and t.key ~ '^\d{1,18}$'
             then coalesce((select ticket.placed_at from ticket where ticket.id = t.key::bigint), e.at)
             else e.at
           end at time zone coalesce((select value #>> '{}' from setting where key = 'timeZone'), 'Asia/Shanghai') as at
    from unnest(entries) e
    join account house on house.id = e.account_id and house.user_id is null
    join ledger_tx t on t.id = e.tx_id
    where e.user_id is not null
      and (house.kind in ('stakes', 'payouts') or t.kind in ('deposit', 'withdrawal'))
  )
  select c.user_id, c.at::date,
    (count(*) filter (where c.house = 'stakes' and c.amount > 0)
      - count(*) filter (where c.house = 'stakes' and c.amount < 0))::integer,
    coalesce(sum(c.amount) filter (where c.house = 'stakes'), 0)::bigint,
    coalesce(-sum(c.amount) filter (where c.house = 'payouts'), 0)::bigint,
    (count(*) filter (where c.kind = 'deposit' and c.amount < 0))::integer,
    coalesce(-sum(c.amount) filter (where c.kind = 'deposit' and c.amount < 0), 0)::bigint,
    coalesce(sum(c.amount) filter (where c.kind = 'withdrawal'), 0)::bigint,
    (count(*) filter (where c.house = 'stakes' and c.amount > 0 and extract(hour from c.at) between 2 and 4))::integer
  from counted c group by 1, 2 order by 1, 2
$$;

insert into play_day
select days.user_id, days.day, sum(days.bets), sum(days.staked), sum(days.returned), sum(days.deposits),
       sum(days.deposited), sum(days.withdrawn), sum(days.night_bets)
from (select distinct batch_id from entry) batches
cross join lateral play_day_rows(array(select e from entry e where e.batch_id = batches.batch_id)) days
group by 1, 2;

-- Limits a player has set himself. `value` in 1/10 000 of his currency, for `session` in minutes; null for none. A
-- looser value waits in `pending_value` until it may be confirmed (RP3).
create table play_limit (
  user_id        bigint not null,
  kind           text not null,
  period         text not null,
  value          bigint check (value > 0),
  pending        boolean not null default false,
  pending_value  bigint check (pending_value > 0),
  pending_from   timestamptz(3),
  primary key (user_id, kind, period),
  check (pending = (pending_from is not null) and (pending or pending_value is null)),
  check (case kind when 'stake' then period in ('bet', 'day', 'week', 'month')
                   when 'session' then period = 'session'
                   else kind in ('deposit', 'loss') and period in ('day', 'week', 'month') end)
);

-- Breaks a player has taken, and how often he is shown where he stands. No row means the defaults.
create table player_guard (
  user_id            bigint primary key,
  reality_minutes    integer not null default 60 check (reality_minutes in (15, 30, 45, 60)),
  -- Pause after a session limit (RP4).
  pause_until        timestamptz(3),
  timeout_until      timestamptz(3),
  -- A self-exclusion lasts until it was ended on request, however long its term is over (RP8). No term: indefinite.
  excluded_at        timestamptz(3),
  exclusion_term     text check (exclusion_term in ('6m', '1y', '5y', 'indefinite')),
  excluded_until     timestamptz(3),
  exclusion_ends_at  timestamptz(3),
  check ((excluded_at is null) = (exclusion_term is null)),
  check (excluded_at is not null or (excluded_until is null and exclusion_ends_at is null))
);

-- Everything players did about their limits and breaks.
create table protection_log (
  id         bigint primary key default nextval('id_seq'),
  user_id    bigint not null,
  at         timestamptz(3) not null,
  what       text not null,
  old_value  text,
  new_value  text
);
create index protection_log_of_user on protection_log (user_id, id);
select append_only('protection_log');

-- Markers of harm that were met (RP13), each once a day.
create table harm_marker (
  user_id  bigint not null,
  kind     text not null check (kind in ('deposits', 'raises', 'chasing', 'nights')),
  day      date not null,
  count    integer not null,
  at       timestamptz(3) not null,
  primary key (user_id, kind, day)
);
select append_only('harm_marker');

-- Calls of a day that bet within 60 s of losing a bet (RP13), as far as they were counted.
create table harm_count (
  user_id  bigint not null,
  day      date not null,
  chasing  integer not null,
  primary key (user_id, day)
);
create index harm_count_of_day on harm_count (day);

-- When the player last acknowledged the reality check of this session (RP5).
alter table session add column reality_at timestamptz(3);
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check check
  (end_reason in ('logout', 'idle', 'expired', 'replaced', 'reuse', 'disabled', 'revoked', 'password', 'limit'));

-- First day of the period of a limit that `today` is part of; weeks begin on Monday.
create function period_start(period text, today date) returns date language sql immutable as
$$ select case period when 'day' then today else date_trunc(period, today::timestamp)::date end $$;

-- What is used up of a limit: a net loss below zero is a gain and makes room.
create function limit_used(of_user bigint, of_kind text, of_period text, today date) returns bigint language sql stable
as $$
  select coalesce(sum(case of_kind
    when 'stake' then d.staked when 'loss' then d.staked - d.returned when 'deposit' then d.deposited end), 0)::bigint
  from play_day d where d.user_id = of_user and d.day >= period_start(of_period, today)
$$;

-- Why a player may not play at `moment`; no code when he may. `session` is the one that asks, null for orders made
-- before, which have no session time and no reality check.
create function play_refusal(
  player bigint, in_session bigint, moment timestamptz, out code text, out until timestamptz(3)
) language plpgsql stable
set enable_seqscan = off
as $$
declare
  g        player_guard%rowtype;
  started  timestamptz;
  checked  timestamptz;
  over_at  timestamptz;
begin
  select * into g from player_guard where user_id = player;
  select created_at, coalesce(reality_at, created_at) into started, checked from session where id = in_session;
  select started + value * interval '1 minute' into over_at from play_limit where user_id = player and kind = 'session';
  if g.excluded_at is not null and (g.exclusion_ends_at is null or g.exclusion_ends_at > moment) then
    code := 'self_excluded';
    until := g.excluded_until;
  elsif g.timeout_until > moment then
    code := 'timeout_active';
    until := g.timeout_until;
  elsif g.pause_until > moment or over_at <= moment then
    code := 'session_limit_reached';
    until := greatest(g.pause_until, over_at + interval '5 minutes');
  elsif checked + coalesce(g.reality_minutes, 60) * interval '1 minute' <= moment then
    code := 'reality_check_due';
  end if;
end $$;

-- Judges the bets of a request by what their player holds himself to, in the transaction that places them: his main
-- account stays locked to its end, so no two bets of his find the same room. A repeat of a request that was placed is
-- not judged again (L6).
--
-- code, until: see `play_refusal`; then nothing is said of the bets. bet_codes, lefts, periods: by the place of the
-- stake, null for a bet that may be placed. seen_ms: age of the session at its last reality check. A stake takes the same from every room, for until its bet is decided it
-- counts as lost; so the tightest limit stays the tightest.
create function guard_bets(
  player bigint, of_currency text, in_session bigint, of_draw bigint, request_rid uuid, stakes bigint[],
  out code text, out until timestamptz(3), out bet_codes text[], out lefts bigint[], out periods text[],
  out seen_ms bigint
) language plpgsql
set enable_seqscan = off set jit = off
as $$
declare
  moment  timestamptz;
  most    bigint;
  room    bigint;
  tight   record;
begin
  -- The order of locks is that of the acceptance (M3).
  perform from draw where id = of_draw and state = 'open' and close_at > app_now() for share;
  perform from account where user_id = player and kind = 'main' and currency = of_currency for no key update;
  moment := app_now();
  bet_codes := array_fill(null::text, array[cardinality(stakes)]);
  lefts := array_fill(null::bigint, array[cardinality(stakes)]);
  periods := bet_codes;
  select (extract(epoch from reality_at - created_at) * 1000)::bigint into seen_ms from session where id = in_session;
  if exists (select from bet_request where user_id = player and rid = request_rid) then
    return;
  end if;
  select refusal.code, refusal.until into code, until from play_refusal(player, in_session, moment) refusal;
  if code is not null then
    return;
  end if;
  select value into most from play_limit where user_id = player and kind = 'stake' and period = 'bet';
  select l.value - limit_used(player, l.kind, l.period, platform_day(moment)) as room, l.kind, l.period into tight
  from play_limit l
  where l.user_id = player and l.kind in ('stake', 'loss') and l.period <> 'bet' and l.value is not null
  order by 1, l.kind desc, l.period limit 1;
  room := tight.room;
  for i in 1 .. cardinality(stakes) loop
    if stakes[i] > most then
      bet_codes[i] := 'limit_stake_reached';
      lefts[i] := most;
      periods[i] := 'bet';
    elsif stakes[i] > room then
      bet_codes[i] := 'limit_' || tight.kind || '_reached';
      lefts[i] := greatest(room, 0);
      periods[i] := tight.period;
    else
      room := room - stakes[i];
    end if;
  end loop;
end $$;

-- Whether a player holds himself to anything that a bet has to be judged by beside its own session.
create function is_guarded(player bigint) returns boolean language sql stable as $$
  select exists (select from player_guard where user_id = player)
    or exists (select from play_limit where user_id = player and kind in ('stake', 'loss', 'session'))
$$;

-- Counts entries into the days of their players, and lets no stake pass that its player has ruled out: the last word,
-- whoever accepted the bet and whatever he knew of the player.
create function play_day_count() returns trigger
language plpgsql security definer set search_path = public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  staked  record;
begin
  insert into play_day as known
  select * from play_day_rows(array(select row(e.*)::entry from new_entries e))
  on conflict (user_id, day) do update set
    bets = known.bets + excluded.bets, staked = known.staked + excluded.staked,
    returned = known.returned + excluded.returned,
    deposits = known.deposits + excluded.deposits, deposited = known.deposited + excluded.deposited,
    withdrawn = known.withdrawn + excluded.withdrawn, night_bets = known.night_bets + excluded.night_bets;

  for staked in
    select e.user_id, max(e.amount) as dearest, max(e.at) as at
    from new_entries e
    join account house on house.id = e.account_id and house.user_id is null and house.kind = 'stakes'
    where e.amount > 0 and e.user_id in (
      select players.user_id from (select distinct user_id from new_entries) players where is_guarded(players.user_id))
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
-- By its name it runs after `entry_guard`, which has locked the accounts: two writers of one player never meet here.
create trigger play_day_count after insert on entry
  referencing new table as new_entries for each statement execute function play_day_count();
