-- Decided bets of a time with the part that counts for commission; see `judged_stakes`. `of_day`: whose list of plays without room is
-- applied. `reason`: why less than the stake counts: `void`, `cancelled`, `edge` (no room for the highest rates), `opposite` (another bet
-- of the player in this draw is on the other side of the same thing), `tied` (returned, also by a later correction). Own rebates do not
-- matter: a play with room has it beside the highest one too.
create or replace function commission_stakes(
  of_user bigint, since timestamptz, until timestamptz, first_id bigint, last_id bigint, of_day date
) returns table (
  user_id bigint, currency text, product text, id bigint, at timestamptz, lottery_id text, issue text, play_id text, stake bigint,
  base bigint, reason text
) language sql stable
begin atomic
  select j.user_id, j.currency, j.product, j.id, j.at, j.lottery_id, j.issue, j.play_id, j.stake,
    case when j.reason in ('void', 'cancelled', 'edge') then 0 else greatest(j.stake - j.tied - j.tied_later - j.opposed, 0) end, j.reason
  from (
    select s.*, case
        when s.undone is not null then s.undone
        when bar.play_id is not null then 'edge'
        when s.opposed > 0 then 'opposite'
        when s.tied + s.tied_later > 0 then 'tied'
      end as reason
    from judged_stakes(of_user, since, until, first_id, last_id) s
    left join team_bar bar on bar.lottery_id = s.lottery_id and bar.play_id = s.play_id
      and bar.from_day <= of_day and coalesce(bar.until_day > of_day, true)
  ) j;
end;
