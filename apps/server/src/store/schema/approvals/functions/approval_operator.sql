-- Trigger function: only somebody who can sign has a signature.
create or replace function approval_operator() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from signer where id = new.operator_id) then
    raise exception 'approval: there is no operator %', new.operator_id using errcode = '23503';
  end if;
  return new;
end $$;
revoke execute on function approval_operator from public;
