-- Trigger function that logs each new payout account.
create or replace function log_payout_account() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform log_event('player:' || new.user_id, 'payout_account', new.kind || ':' || new.id, null, 'added',
    jsonb_build_object('bank', new.bank), new.created_at);
  return null;
end $$;
revoke execute on function log_payout_account from public;
