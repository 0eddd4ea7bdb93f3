-- A remembered login is one credential that is replaced at each use. The replaced ones stay, so that a copy that somebody
-- else goes on using is found out (A13, as A7 does for tokens).

alter table device_credential
  -- All that followed one another since the player signed in with his password.
  add column family uuid not null default gen_random_uuid(),
  -- When it was replaced; null for the one that counts.
  add column used_at timestamptz(3),
  -- What its successor was made with: the same use, repeated, gives the same successor.
  add column salt bytea check (octet_length(salt) = 32),
  add check ((used_at is null) = (salt is null));

-- A browser holds one cookie: the newest counts.
delete from device_credential older using device_credential newer
where newer.browser_hash = older.browser_hash and newer.id > older.id;
create unique index device_credential_live on device_credential (browser_hash) where used_at is null;
create index device_credential_of_family on device_credential (family);

-- The remembered login that a session came from or left behind.
alter table session add column device_family uuid;
create index session_of_device on session (device_family) where device_family is not null and ended_at is null;
