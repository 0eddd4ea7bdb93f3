-- Mutes a player in the room of the team of `of_agent` for some minutes from now on, or ends a mute with 0 minutes. Nothing happens, and
-- no row is returned, when the room is another one, when the player is not directly below the agent, or when there is no mute to end.
create or replace function team_room_mute(of_agent bigint, of_room bigint, of_user bigint, of_minutes integer, of_reason text)
returns table (act bigint, until timestamptz, at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ends timestamptz := case when of_minutes > 0 then app_now() + of_minutes * interval '1 minute' end;
begin
  if of_minutes < 0 or not exists (select from chat_team_room t where t.room = of_room and t.agent = of_agent)
    or not exists (select from team_node n where n.user_id = of_user and n.parent = of_agent)
  then
    return;
  end if;
  if ends is null then
    update chat_member m set muted_until = null where m.room = of_room and m.user_id = of_user and m.muted_until > app_now();
    if not found then
      return;
    end if;
  else
    insert into chat_member as m (room, user_id, read_seq, muted_until, at)
    select r.id, of_user, r.last_seq, ends, app_now() from chat_room r where r.id = of_room
    on conflict (room, user_id) do update set muted_until = excluded.muted_until;
  end if;
  return query insert into chat_act as a (room, user_id, act, by, reason, until, at)
    values (of_room, of_user, case when ends is null then 'unmute' else 'mute' end, of_agent, of_reason, ends, app_now())
    returning a.id, a.until::timestamptz, a.at::timestamptz;
end $$;
revoke execute on function team_room_mute from public;
grant execute on function team_room_mute to tessera_app;
