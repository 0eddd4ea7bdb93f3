-- Socket messages between nodes that are too large for a database notice.
create table socket_io_attachments (
  id          bigserial unique,
  created_at  timestamptz default now(),
  payload     bytea
);
