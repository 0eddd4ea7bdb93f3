-- Cases of safer play and risk (ADR 50): what a rule or a marker of harm has found about a player, what was done, and whether it helped.

-- `kind`: `care` for the player, `risk` for the house. A player has one case of a rule that is not closed; more markers add evidence to it.
create table risk_case (
  id          bigint primary key default nextval('id_seq'),
  user_id     bigint not null references user_account,
  rule        text not null check (rule ~ '^[a-z]+(-[a-z]+)*$'),
  kind        text not null check (kind in ('care', 'risk')),
  state       text not null default 'open' check (state in ('open', 'acting', 'evaluating', 'closed')),
  strength    text not null check (strength in ('strong', 'medium')),
  owner_id    bigint references operator,
  opened_at   timestamptz(3) not null,
  -- When somebody has to have acted; while it is evaluated, when the effect is looked at.
  due_at      timestamptz(3) not null,
  -- Which of the seven indicators of harm the owner has seen.
  indicators  text[] not null default '{}' check (
    indicators <@ array['spend', 'frequency', 'duration', 'hours', 'chasing', 'help', 'linked']),
  outcome     text check (outcome in ('effective', 'no_concern', 'ended')),
  closed_at   timestamptz(3),
  check ((state = 'closed') = (closed_at is not null) and (state = 'closed') = (outcome is not null)),
  check (state <> 'evaluating' or owner_id is not null)
);
create unique index risk_case_open on risk_case (user_id, rule) where state <> 'closed';
create index risk_case_due on risk_case (due_at, id) where state <> 'closed';
create index risk_case_closed on risk_case (closed_at) where state = 'closed';
create index risk_case_of_user on risk_case (user_id, id);

-- What was so at a moment, as it was then. `key`: the marker, or the moment of the figures; once in all cases of a player and rule. `hash`: SHA-256 of
-- the canonical text of everything else.
create table case_evidence (
  id        bigint primary key default nextval('id_seq'),
  case_id   bigint not null references risk_case,
  user_id   bigint not null,
  rule      text not null,
  what      text not null check (what in ('marker', 'before', 'after')),
  key       text not null check (length(key) between 1 and 80),
  -- Version of the rule.
  version   integer not null check (version > 0),
  facts     jsonb not null check (jsonb_typeof(facts) = 'object'),
  hash      bytea not null check (octet_length(hash) = 32),
  at        timestamptz(3) not null,
  unique (user_id, rule, what, key)
);
create index case_evidence_of_case on case_evidence (case_id, id);

-- What was done about a case. Without an operator: by itself.
create table case_act (
  id           bigint primary key default nextval('id_seq'),
  case_id      bigint not null references risk_case,
  what         text not null check (what in (
    'opened', 'marked', 'promotions', 'message', 'break', 'assigned', 'contacted', 'command', 'planned', 'continued', 'closed')),
  detail       jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  operator_id  bigint references operator,
  command_id   bigint references console_command,
  at           timestamptz(3) not null default app_now(),
  check ((operator_id is null) = (command_id is null))
);
create index case_act_of_case on case_act (case_id, id);
select append_only('case_evidence'), append_only('case_act'), deny_app('risk_case', 'update, delete, truncate');
-- Rules raise the strength of a case and bring its time forward; everything else about it is decided in the console.
grant update (strength, due_at) on risk_case to tessera_app;
grant update on risk_case to tessera_console;
-- How many people each act needs.
insert into console_policy (action, needs, least) values
  ('case.assign', 1, 1), ('case.contact', 1, 1), ('case.plan', 1, 1), ('case.evaluate', 2, 2), ('player.break', 1, 1), ('player.promotions', 1, 1);
