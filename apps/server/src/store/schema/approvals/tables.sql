-- Operators' signatures: who asked for what, when, about which subject.
create table approval (
  id           bigint primary key default nextval('id_seq'),
  -- As in the event log: `draw:1`, `withdrawal:2`.
  subject      text not null check (subject ~ '^[a-z]+:.'),
  act          text not null check (act ~ '^[a-z_]{1,40}$'),
  -- What two operators must enter identically; null when the act says everything.
  entry        jsonb,
  note         text not null default '',
  operator_id  bigint not null references user_account,
  at           timestamptz(3) not null default app_now()
);
create index approval_of_subject on approval (subject, operator_id, id desc);
-- Written with the credential of the owner only.
select append_only('approval'), deny_app('approval', 'insert');
