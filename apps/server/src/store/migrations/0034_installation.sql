-- Whose signer and witness this installation has: the newest row. The first start writes the first row; the application can
-- write no other one, so that a node with other helpers cannot make them the installation's. A later row, for a witness
-- that was replaced on purpose, is written by the owner (`npm run ops -- identity accept`).
create table installation (
  seq      integer primary key default 1 check (seq > 0),
  -- Ed25519 public keys.
  signer   bytea not null check (octet_length(signer) = 32),
  witness  bytea not null check (octet_length(witness) = 32 and witness <> signer),
  at       timestamptz(3) not null default app_now()
);
select append_only('installation');
select deny_app('installation', 'insert');
do $$
begin
  if exists (select from pg_roles where rolname = 'tessera_app') then
    -- Without a right on `seq` a row of the application is the first one or none.
    grant insert (signer, witness) on installation to tessera_app;
  end if;
end $$;

-- An installation that has sealed draws is known by the keys of the latest one.
insert into installation (signer, witness)
select decode(seal_proof->'keys'->>'signer', 'hex'), decode(seal_proof->'keys'->>'witness', 'hex')
from draw where seal_proof is not null
order by sealed_at desc, id desc limit 1;
