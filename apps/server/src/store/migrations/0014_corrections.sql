-- Later official numbers of a settled outside draw, agreed by two operators. The draw keeps its result; what the new numbers
-- are worth more is paid, and nothing is taken back.
create table draw_correction (
  draw_id   bigint not null references draw,
  -- 1 for the first correction of a draw.
  number    integer not null check (number > 0),
  result    jsonb not null,
  -- Last bet looked at; moves with its chunk.
  progress  bigint not null default 0,
  at        timestamptz(3) not null,
  done_at   timestamptz(3),
  primary key (draw_id, number)
);

create table bet_correction (
  user_id    bigint not null,
  ticket_id  bigint not null,
  number     integer not null,
  draw_id    bigint not null,
  -- Paid beside all that was paid before.
  extra      bigint not null check (extra > 0),
  wins       jsonb not null,
  at         timestamptz(3) not null,
  primary key (user_id, ticket_id, number)
);
create index bet_correction_draw on bet_correction (draw_id);
select append_only('bet_correction');

-- Writes one chunk of a correction and how far it has come. `written` is false, and nothing changed, when somebody else
-- wrote the chunk. Other columns as those of `settle_chunk`.
create function correct_chunk(
  of_draw bigint, of_number integer, after_id bigint, upto_id bigint,
  bet_ids bigint[], bet_players bigint[], bet_currencies text[], bet_extras bigint[], bet_wins text[],
  out written boolean, out players bigint[], out currencies text[], out balances bigint[], out seq bigint
) language plpgsql
set enable_seqscan = off set jit = off
as $$
declare
  moment     timestamptz(3) := app_now();
  new_batch  bigint;
begin
  update draw_correction set progress = upto_id
  where draw_id = of_draw and number = of_number and progress = after_id and done_at is null and upto_id > after_id;
  written := found;
  if not written or cardinality(bet_ids) = 0 then
    return;
  end if;
  insert into bet_correction (user_id, ticket_id, number, draw_id, extra, wins, at)
  select due.player, due.id, of_number, of_draw, due.extra, due.wins::jsonb, moment
  from unnest(bet_ids, bet_players, bet_extras, bet_wins) due (id, player, extra, wins);
  new_batch := ledger_open_batch();
  with due as materialized (
    select bets.id, bets.player, bets.currency, bets.extra, nextval('id_seq') as tx
    from unnest(bet_ids, bet_players, bet_currencies, bet_extras) bets (id, player, currency, extra)
  ), posted as (
    insert into ledger_tx (id, batch_id, kind, key, user_id, at)
    select tx, new_batch, 'correction', id || ':' || of_number, player, moment from due
  )
  insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
  select new_batch, due.tx, side.account, due.player, side.amount, due.currency, moment
  from due
  cross join lateral (values (house_account('payouts', due.currency), -due.extra), (
    (select account.id from account
     where account.user_id = due.player and account.kind = 'main' and account.currency = due.currency),
    due.extra)) side (account, amount);
  perform ledger_close_batch(new_batch);
  select * into players, currencies, balances, seq from main_balances(bet_players);
end $$;
