import type { ReplyOf } from '@tessera/protocol';
import type { Store } from '../../store/index.ts';
import { roomKey } from '../chat/index.ts';
import { casesOf, shownCase } from './cases.ts';
import { expectedWait } from './core/wait.ts';
import type { ServiceDeps } from './deps.ts';
import { hoursAt } from './hours.ts';
import { serviceRoomOf } from './room.ts';

/** Recent cases from which the wait is estimated: the newest of the last day. */
const RECENT_MAX = 50;

/** What the page of customer service begins with. Makes the player's room at the first visit. */
export async function openService(
  { store, clock, settings }: Pick<ServiceDeps, 'store' | 'clock' | 'settings'>,
  userId: bigint,
): Promise<ReplyOf<'serviceOpen'>> {
  const room = await serviceRoomOf(store, userId);
  const [key, [newest], staffed, answers] = await Promise.all([
    roomKey(store, room),
    casesOf(store, userId, 1),
    isStaffed(store),
    recentAnswers(store),
  ]);
  const { open, opensAt } = hoursAt(settings, clock.local());
  return {
    room: key,
    case: newest ? await shownCase(store, newest) : null,
    open,
    opens_at: opensAt,
    staffed,
    wait_ms: expectedWait(answers),
  };
}

async function isStaffed(store: Store): Promise<boolean> {
  const { rowCount } = await store.query(
    'select from service_agent where online and least(capacity, capacity_max) > 0 limit 1',
  );
  return rowCount !== 0;
}

/** Times until the first answer, ms. */
async function recentAnswers(store: Store): Promise<number[]> {
  const { rows } = await store.query<{ ms: number }>(
    `select (extract(epoch from first_reply_at - created_at) * 1000)::float8 as ms from service_case
     where first_reply_at > app_now() - interval '1 day' order by first_reply_at desc limit $1`,
    [RECENT_MAX],
  );
  return rows.map(({ ms }) => Math.round(ms));
}
