-- Removes the content of a message in the room of the team of `of_agent`; the room gets a message of the platform that says so, under
-- `of_client`. Nothing happens, and no row is returned, when the room is another one, when there is no such message of a player, or
-- when it was removed before.
create or replace function team_room_remove(of_agent bigint, of_room bigint, of_seq bigint, of_client text, of_reason text)
returns table (act bigint, sender bigint, posted bigint, at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  from_user bigint; written bigint;
begin
  perform from chat_team_room t where t.room = of_room and t.agent = of_agent;
  if not found then
    return;
  end if;
  perform from chat_room r where r.id = of_room for no key update;
  update chat_message m set removed_by = of_agent
  where m.room = of_room and m.seq = of_seq and m.kind <> 'system' and m.removed_by is null returning m.sender into from_user;
  if not found then
    return;
  end if;
  insert into chat_message as m (room, client_id, kind, body, at)
  values (of_room, of_client, 'system', jsonb_build_object('removes', of_seq), app_now()) returning m.seq into written;
  return query insert into chat_act as a (room, seq, user_id, act, by, reason, at)
    values (of_room, of_seq, from_user, 'remove', of_agent, of_reason, app_now())
    returning a.id, a.user_id, written, a.at::timestamptz;
end $$;
revoke execute on function team_room_remove from public;
grant execute on function team_room_remove to tessera_app;
