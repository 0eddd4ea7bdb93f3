-- Push messages of the notification centre (ADR 44): what a player wants of them, the browsers that get them, and each message to each
-- browser.

alter table inbox_setting
  add column push_off      text[] not null default '{notice,rewards,team}'
    check (push_off <@ array['bets', 'money', 'rewards', 'team', 'notice']),
  add column push_amounts  boolean not null default false;
-- A browser's subscription at its push service. `browser_hash`: the browser, as its sessions have it. `p256dh`, `auth`: the browser's public
-- key and secret (RFC 8291). `origin`: the site that it belongs to, empty when unknown. `seen_at`: when the player last subscribed.
-- `gone_at`: the push service has said that it does not exist any more.
create table push_subscription (
  id          bigint primary key default nextval('id_seq'),
  user_id     bigint not null,
  browser_hash  bytea not null,
  endpoint    text not null unique check (length(endpoint) between 12 and 1000),
  p256dh      bytea not null check (length(p256dh) = 65),
  auth        bytea not null check (length(auth) = 16),
  origin      text not null check (length(origin) <= 200),
  created_at  timestamptz(3) not null,
  seen_at     timestamptz(3) not null,
  gone_at     timestamptz(3)
);
create index push_subscription_of_user on push_subscription (user_id) where gone_at is null;
-- A message to a browser, once for each event; without an event it is the player's test. `not_before`: when it may be tried, or, while it is
-- being sent, when that counts as lost. `dropped`: nobody wants it any more when its turn comes.
create table push_delivery (
  id               bigint primary key default nextval('id_seq'),
  subscription_id  bigint not null references push_subscription on delete cascade,
  event_id         bigint,
  user_id          bigint not null,
  state            text not null default 'queued' check (state in ('queued', 'sent', 'gone', 'failed', 'dropped')),
  attempts         smallint not null default 0 check (attempts >= 0),
  not_before       timestamptz(3) not null,
  expires_at       timestamptz(3) not null,
  at               timestamptz(3) not null,
  done_at          timestamptz(3),
  constraint push_delivery_once unique (subscription_id, event_id),
  check ((state = 'queued') = (done_at is null))
) with (fillfactor = 70);
create index push_delivery_due on push_delivery (not_before) where state = 'queued';
create index push_delivery_by_age on push_delivery using brin (at);
select deny_app('push_subscription', 'truncate'), deny_app('push_delivery', 'truncate');
