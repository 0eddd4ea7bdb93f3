-- Whether a member has placed a bet within the last 7 days. Bets get growing numbers, so the last one is enough.
create or replace function team_plays(of_user bigint) returns boolean language sql stable
begin atomic
  select coalesce((select b.placed_at > app_now() - interval '7 days' from placed_bet b where b.user_id = of_user order by b.id desc limit 1),
    false);
end;
