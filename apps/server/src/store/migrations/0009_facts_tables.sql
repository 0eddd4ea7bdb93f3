-- What players did in their browsers, as far as the platform can check it: `verify_draw`, a draw that the player computed (`ref`: the
-- draw), `read_rules`, a family of lotteries whose rules the player opened (`ref`: the family). Each once.
create table player_fact (
  user_id  bigint not null,
  fact     text not null check (fact in ('verify_draw', 'read_rules')),
  ref      text not null,
  at       timestamptz(3) not null,
  primary key (user_id, fact, ref)
);
create index player_fact_at on player_fact (fact, at);
select append_only('player_fact');
-- Finds the accounts that have signed in from one browser.
create index session_by_browser on session (browser_hash, user_id);
