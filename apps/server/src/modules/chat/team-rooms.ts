import type { Store, Tx } from '../../store/index.ts';

/** A team room's name: `team.` and the id of its agent. */
const TEAM_ROOM = /^team\.([1-9]\d{0,17})$/;

/**
 * Condition on a row of agents `t.agent`: the player `$1` is that agent, or directly below. Nobody during an exclusion: team rooms are off
 * then, like everything that leads players on. Trial accounts are in no team.
 */
export const MAY_READ_TEAM = `exists (
    select from team_node n where n.user_id = $1 and (n.parent = t.agent or n.user_id = t.agent and n.kind = 'agent'))
  and not exists (select from player_break b where b.user_id = $1 and b.kind = 'exclusion')`;

/** Makes the room of a team when the first of its members opens it; others make nothing. False for names of other rooms. */
export async function openTeamRoom(db: Store | Tx, userId: bigint, key: string): Promise<boolean> {
  const agent = TEAM_ROOM.exec(key)?.[1];
  if (agent === undefined) return false;
  await db.query(
    `with made as (
       insert into chat_room (kind, key)
       select 'team', $3 from (select $2::bigint as agent) t join team_size s on s.user_id = t.agent
       where s.direct > 0 and ${MAY_READ_TEAM} and not exists (select from chat_team_room r where r.agent = t.agent)
       on conflict do nothing returning id
     ) insert into chat_team_room (agent, room) select $2::bigint, id from made`,
    [userId, agent, key],
  );
  return true;
}

/** Agents whose rooms a player may read: the own one first, if anybody is directly below, then the upline's. */
export async function teamsOf(db: Store | Tx, userId: bigint): Promise<readonly bigint[]> {
  const { rows } = await db.query<{ agent: bigint }>(
    `select t.agent from (
       select n.user_id as agent from team_node n join team_size s on s.user_id = n.user_id
       where n.user_id = $1 and n.kind = 'agent' and s.direct > 0
       union all select n.parent from team_node n where n.user_id = $1 and n.parent is not null
     ) t where ${MAY_READ_TEAM} order by t.agent = $1 desc`,
    [userId],
  );
  return rows.map(({ agent }) => agent);
}

/** The name of a team's room. */
export const teamRoomKey = (agent: bigint): string => `team.${agent}`;
