-- Limits shared by all nodes of one platform (ADR 20).
--
-- The tables are unlogged, because they are written often; a database crash may empty them and restart every window.

-- Token buckets of rare calls that protect accounts: sign-ins, captchas, withdrawals.
create unlogged table admission_bucket (
  key      text primary key,
  tokens   double precision not null,
  at       timestamptz(3) not null,
  -- Time when the bucket is full again and its row can be removed.
  full_at  timestamptz(3) not null
);
create index admission_bucket_full on admission_bucket (full_at);
-- Nodes that answer calls. A node not seen for 20 s is removed.
create unlogged table admission_node (id uuid primary key, seen_at timestamptz(3) not null);
-- Open sockets of all nodes.
create unlogged table admission_socket (
  node     uuid not null,
  id       bigint not null,
  network  text not null,
  user_id  bigint,
  primary key (node, id)
);
create index admission_socket_of_network on admission_socket (network);
create index admission_socket_of_user on admission_socket (user_id) where user_id is not null;
