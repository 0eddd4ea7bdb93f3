-- Pictures from players, encoded again by the server. `kind` and `name` are part of the picture's address.
create table file (
  name        text primary key check (name ~ '^[A-Za-z0-9_-]{22}$'),
  kind        text not null check (kind ~ '^[a-z]{1,20}$'),
  -- The row that the picture belongs to; `kind` says in which table.
  subject_id  bigint not null,
  png         bytea not null check (octet_length(png) <= 8388608),
  at          timestamptz(3) not null default app_now()
);
create index file_of_subject on file (kind, subject_id, at desc);
select append_only('file');
