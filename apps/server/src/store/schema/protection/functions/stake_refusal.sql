-- The tightest limit that a stake outside our own draws exceeds, code null when none is. `play_refusal` checks breaks. The
-- player's main account must be locked.
create or replace function stake_refusal(
  player bigint, stake bigint, kinds text[], moment timestamptz, out code text, out room bigint, out period text
) language sql stable
begin atomic
  select 'limit_' || l.kind || '_reached', greatest(l.room, 0), l.period
  from (select kind, play_limit.period, case when play_limit.period = 'bet' then value
               else value - limit_used(user_id, kind, play_limit.period, platform_day(moment)) end as room
        from play_limit where user_id = player and kind = any (kinds) and value is not null) l
  where stake > l.room order by l.room limit 1;
end;
