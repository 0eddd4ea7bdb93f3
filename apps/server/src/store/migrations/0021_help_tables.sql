-- Whether a help article has helped a player: `yes`, or why not. One answer for the texts that were read (`version`, their
-- fingerprint).
create table help_vote (
  user_id  bigint not null,
  article  text not null,
  version  text not null check (version ~ '^[0-9a-f]{8}$'),
  answer   text not null check (answer in ('yes', 'unclear', 'incomplete', 'wrong', 'other')),
  at       timestamptz(3) not null,
  primary key (user_id, article, version)
);
create index help_vote_at on help_vote (at);
select append_only('help_vote');
