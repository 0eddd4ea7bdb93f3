-- Trigger function that logs each freeze of the ledger and its lifting.
create or replace function log_freeze() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform log_event('service', 'freeze', 'ledger', null, 'frozen', new.reason, new.at);
  elsif old.lifted_at is null and new.lifted_at is not null then
    perform log_event('operator:' || new.lifted_by, 'freeze', 'ledger', null, 'lifted',
      jsonb_build_object('why', new.lifted_why), new.lifted_at);
  end if;
  return null;
end $$;
revoke execute on function log_freeze from public;
