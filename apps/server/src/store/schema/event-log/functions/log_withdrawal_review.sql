-- Trigger function that logs each operator review of a withdrawal.
create or replace function log_withdrawal_review() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform log_event('operator:' || new.operator_id, new.act, 'withdrawal:' || new.withdrawal_id, null, 'entered',
    jsonb_build_object('note', new.note), new.at);
  return null;
end $$;
revoke execute on function log_withdrawal_review from public;
