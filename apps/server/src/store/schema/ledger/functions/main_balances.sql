-- Main balances of players whose accounts this transaction has locked, and a number that orders them.
create or replace function main_balances(
  of_players bigint[], out players bigint[], out currencies text[], out balances bigint[], out seq bigint
) language sql set enable_seqscan = off set search_path = public, pg_temp as $$
  select array_agg(account.user_id), array_agg(account.currency), array_agg(account.balance), nextval('id_seq')
  from account where account.user_id = any (of_players) and account.kind = 'main'
$$;
