-- The public keys of this installation's signer and witness.

-- The newest row is valid. The first start writes the first row; the application can write no other, so that a node
-- with other helpers cannot replace the installation's. The owner writes a later row for a witness that was replaced
-- on purpose (`npm run ops -- identity accept`).
create table installation (
  seq      integer primary key default 1 check (seq > 0),
  -- Ed25519 public keys.
  signer   bytea not null check (octet_length(signer) = 32),
  witness  bytea not null check (octet_length(witness) = 32 and witness <> signer),
  at       timestamptz(3) not null default app_now()
);
select append_only('installation'), deny_app('installation', 'insert');
-- Without a right on `seq` the application can write the first row only.
grant insert (signer, witness) on installation to tessera_app;
