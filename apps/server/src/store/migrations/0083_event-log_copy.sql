-- What the copy of the log in another process found in its last pass: how much it has, and the first event that is not as it was copied.
create table log_copy (
  only_row   boolean primary key default true check (only_row),
  at         timestamptz(3) not null,
  seq        bigint not null,
  hash       bytea,
  fault_seq  bigint,
  fault      text check (fault in ('altered', 'removed')),
  -- Since when it is known.
  since      timestamptz(3),
  check ((fault is null) = (fault_seq is null) and (fault is null) = (since is null))
);
select deny_app('log_copy', 'delete, truncate');
