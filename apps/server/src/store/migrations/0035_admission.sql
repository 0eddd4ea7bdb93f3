-- Limits that all nodes of one platform share (ADR 20). Unlogged tables: they are written often, and a crash of the
-- database may empty them; every window then begins again.

-- Token buckets of what is rare and guards accounts: sign-ins, captchas, withdrawals.
create unlogged table admission_bucket (
  key      text primary key,
  tokens   double precision not null,
  at       timestamptz(3) not null,
  -- When it holds its whole burst again, and can be forgotten.
  full_at  timestamptz(3) not null
);
create index admission_bucket_full on admission_bucket (full_at);

-- Nodes that answer calls. One that was not seen for 20 s is gone.
create unlogged table admission_node (
  id       uuid primary key,
  seen_at  timestamptz(3) not null
);

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

-- Takes one from a bucket: 0, or when it is empty the milliseconds until it holds one again.
create function admission_take(bucket text, burst double precision, per_minute double precision)
returns double precision language plpgsql set search_path = public, pg_temp as $$
declare
  moment timestamptz := app_now();
  level double precision;
begin
  insert into admission_bucket (key, tokens, at, full_at) values (bucket, burst, moment, moment)
  on conflict (key) do nothing;
  select least(burst, tokens + greatest(0, extract(epoch from moment - at)) * per_minute / 60) into level
  from admission_bucket where key = bucket for update;
  -- A full one may have been swept out meanwhile.
  level := coalesce(level, burst);
  if level < 1 then
    return ceil((1 - level) * 60000 / per_minute);
  end if;
  insert into admission_bucket as b (key, tokens, at, full_at)
  values (bucket, level - 1, moment, moment + (burst - level + 1) * 60 / per_minute * interval '1 second')
  on conflict (key) do update
    set tokens = excluded.tokens, at = greatest(b.at, excluded.at), full_at = excluded.full_at;
  return 0;
end $$;

-- Says that a node lives, forgets those that do not, and answers how many others do.
create function admission_beat(node_id uuid)
returns integer language plpgsql set search_path = public, pg_temp as $$
declare
  others integer;
begin
  insert into admission_node (id, seen_at) values (node_id, clock_timestamp())
  on conflict (id) do update set seen_at = excluded.seen_at;
  delete from admission_node where seen_at < clock_timestamp() - interval '20 seconds';
  delete from admission_socket s where not exists (select from admission_node n where n.id = s.node);
  select count(*) into others from admission_node where id <> node_id;
  return others;
end $$;

-- Registers a socket unless its address or its player has as many as it may have. One at a time for each of the two:
-- those that open at once are counted one after the other.
create function admission_socket_take(
  node_id uuid, socket_id bigint, of_network text, of_user bigint, per_address integer, per_account integer)
returns boolean language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('socket address ' || of_network, 0));
  if (select count(*) from admission_socket where network = of_network) >= per_address then
    return false;
  end if;
  if of_user is not null then
    perform pg_advisory_xact_lock(hashtextextended('socket player ' || of_user, 0));
    if (select count(*) from admission_socket where user_id = of_user) >= per_account then
      return false;
    end if;
  end if;
  insert into admission_socket (node, id, network, user_id) values (node_id, socket_id, of_network, of_user);
  return true;
end $$;
