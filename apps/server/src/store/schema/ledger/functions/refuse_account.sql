-- Trigger function that refuses a new account with an invalid kind or currency.
create or replace function refuse_account() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'account_kind: % in %', new.kind, new.currency
    using errcode = 'check_violation', constraint = 'account_kind';
end $$;
revoke execute on function refuse_account from public;
