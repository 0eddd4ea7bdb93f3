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
/** Earlier cases that are looked at for a rating that was missed. */
const UNRATED_MAX = 20;
const UNREAD_MAX = 99;

/** What the page of customer service begins with. Makes the player's room at the first visit. */
export async function openService(
  { store, clock, settings }: Pick<ServiceDeps, 'store' | 'clock' | 'settings'>,
  userId: bigint,
): Promise<ReplyOf<'serviceOpen'>> {
  const room = await serviceRoomOf(store, userId);
  const [key, unread, [newest], unrated, staffed, answers] = await Promise.all([
    roomKey(store, room),
    unreadOf(store, room, userId),
    casesOf(store, userId, 1),
    unratedOf(store, settings, userId),
    isStaffed(store),
    recentAnswers(store),
  ]);
  const { open, opensAt } = hoursAt(settings, clock.local());
  return {
    room: key,
    case: newest ? await shownCase(store, settings, newest) : null,
    unread,
    unrated,
    open,
    opens_at: opensAt,
    staffed,
    wait_ms: expectedWait(answers),
  };
}

/** Messages that the player has not read; own ones count as read. */
async function unreadOf(store: Store, room: bigint, userId: bigint): Promise<number> {
  const { rows } = await store.query<{ unread: number }>(
    `select least(r.last_seq - m.read_seq, $3)::integer as unread
     from chat_room_now r join chat_read m on m.room = r.id where r.id = $1 and m.user_id = $2`,
    [room, userId, UNREAD_MAX],
  );
  return rows[0]?.unread ?? 0;
}

/** Cases before the newest one that may still be rated. */
async function unratedOf(store: Store, settings: ServiceDeps['settings'], userId: bigint): Promise<number> {
  const { rows } = await store.query<{ unrated: number }>(
    `select count(*)::integer as unrated from (
       select state, resolved_at from service_case where user_id = $1 order by id desc offset 1 limit $2
     ) earlier where state = 'resolved' and resolved_at > app_now() - $3::integer * interval '1 day'`,
    [userId, UNRATED_MAX, settings.get('serviceRateDays')],
  );
  return rows[0]!.unrated;
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
