-- Id of an account, which is created at its first use. House accounts have user_id null.
create or replace function ledger_account(of_user bigint, of_kind text, of_currency text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare found_id bigint;
begin
  if of_user is null then
    select id into found_id from account where user_id is null and kind = of_kind and currency = of_currency;
  else
    select id into found_id from account where user_id = of_user and kind = of_kind and currency = of_currency;
  end if;
  if found_id is not null then
    return found_id;
  end if;
  insert into account (user_id, kind, currency, balance)
    values (of_user, of_kind, of_currency, case when of_user is null then null else 0 end)
    on conflict on constraint account_once do nothing
    returning id into found_id;
  return coalesce(found_id, (select id from account
    where user_id is not distinct from of_user and kind = of_kind and currency = of_currency));
end $$;
revoke execute on function ledger_account from public;
grant execute on function ledger_account to tessera_app;
