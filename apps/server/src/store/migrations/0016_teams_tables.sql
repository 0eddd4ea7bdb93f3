-- Teams (trust.md R1): who invited whom, and the rate of each member. Rates are ppm of a stake.

-- An agent without upline, made by an operator, or a member who registered through a link.
create table team_member (
  user_id  bigint primary key,
  parent   bigint references team_member,
  -- All uplines, the top of the chain first; the last is the parent.
  path     bigint[] not null,
  kind     text not null check (kind in ('player', 'agent')),
  link_id  bigint,
  at       timestamptz(3) not null,
  check (cardinality(path) <= 9),
  check (parent is not distinct from path[cardinality(path)]),
  check (user_id <> all (path)),
  check ((parent is null) = (link_id is null)),
  check (parent is not null or kind = 'agent')
);
create index team_member_of_parent on team_member (parent, user_id) where parent is not null;
create index team_member_of_link on team_member (link_id, user_id) where link_id is not null;
create index team_member_path on team_member using gin (path);
create table team_link (
  id           bigint primary key default nextval('id_seq'),
  owner        bigint not null references team_member,
  code         text not null unique check (code ~ '^[0-9A-Za-z]{6,32}$'),
  name         text not null check (length(name) between 1 and 40),
  kind         text not null check (kind in ('player', 'agent')),
  rate_ppm     integer not null check (rate_ppm between 0 and 1000000),
  at           timestamptz(3) not null,
  expires_at   timestamptz(3) check (expires_at > at),
  uses_max     integer check (uses_max > 0),
  uses         integer not null default 0 check (uses >= 0 and (uses_max is null or uses <= uses_max)),
  disabled_at  timestamptz(3)
);
create index team_link_of_owner on team_link (owner, id);
alter table team_member add foreign key (link_id) references team_link;
-- The rate of a member from a day on; of several for one day the last holds. `product`: the kind of stake; rounds on game platforms
-- earn no commission.
create table team_rate (
  id        bigint primary key default nextval('id_seq'),
  user_id   bigint not null references team_member,
  product   text not null default 'lottery' check (product = 'lottery'),
  from_day  date not null,
  ppm       integer not null check (ppm between 0 and 1000000),
  at        timestamptz(3) not null
);
create index team_rate_of_member on team_rate (user_id, product, from_day, id);
-- Only the uses of a link and its end change; the guards of triggers.sql hold the rest.
select append_only('team_member'), append_only('team_rate'), deny_app('team_link', 'delete, truncate');
grant select on team_member, team_link, team_rate to tessera_auditor;
