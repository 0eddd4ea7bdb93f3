import { createHash } from 'node:crypto';
import { type Caller, sendText, shareBet } from '../modules/chat/index.ts';
import { findUserByName } from '../modules/identity/index.ts';
import type { Store } from '../store/index.ts';
import { DEMO_AGENT, demoPlayers } from './demo-players.ts';

interface DemoRoomDeps {
  readonly store: Store;
  readonly chat: Parameters<typeof sendText>[2];
}

const HALL = '想自己核对开奖的话，注单详情里点“公平验证”，几秒钟就能算完。';
const SSC = '五星别追太久，先看每注的概率再决定。';

/** Gives the demonstration's rooms their first messages, a shared bet among them. Keeps those of an earlier start. */
export async function seedDemoRooms({ store, chat }: DemoRoomDeps): Promise<void> {
  const [agent, player] = await Promise.all([
    callerNamed(store, DEMO_AGENT),
    callerNamed(store, demoPlayers[1]),
  ]);
  if (!agent || !player) return;
  await sendText(agent, { room: 'hall', client_id: idOf('hall'), text: HALL }, chat);
  await sendText(player, { room: 'ssc', client_id: idOf('ssc'), text: SSC }, chat);
  const bet = await firstBet(store, player.userId);
  if (bet) await shareBet(player, { room: 'hall', client_id: idOf('bet'), bet_id: bet, stake: false }, chat);
}

async function callerNamed(store: Store, name: string): Promise<Caller | undefined> {
  const user = await findUserByName(store, name);
  return user && { userId: user.id, userName: name, kind: user.kind };
}

/** The same at each start, so that the bet is shared once. */
async function firstBet(store: Store, userId: bigint): Promise<number | undefined> {
  const { rows } = await store.query<{ id: bigint }>(
    'select id from placed_bet where user_id = $1 order by id limit 1',
    [userId],
  );
  return rows[0] && Number(rows[0].id);
}

/** The client's id of a message: the same at each start, so that a message is sent once. */
const idOf = (name: string): string => createHash('sha256').update(`demo ${name}`).digest('hex').slice(0, 32);
