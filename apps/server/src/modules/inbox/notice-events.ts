import { defineLongJob, inStep, type Tx } from '../../store/index.ts';
import { noticesSeen } from '../notices/index.ts';
import type { InboxDeps } from './deps.ts';
import type { Written } from './event.ts';
import { markKeysRead } from './mark-read.ts';
import { tellWritten, writeEvents } from './write.ts';

const MINUTE_MS = 60_000;
/** Players who get a notice in one transaction. */
const TOGETHER = 1_000;

/**
 * Once a minute: writes notices in force that must be acknowledged for the players they are for, in parts. Players who have not been
 * here for 90 days are left out; the dialog after a sign-in shows them the notice.
 */
export const noticesJob = defineLongJob('inbox.notices', {
  slow: true,
  async run(deps: InboxDeps, job) {
    for (let more = true; more; ) {
      const { written, left } = await deps.store.tx((tx) => writePart(tx, deps));
      tellWritten(deps, written);
      more = left;
    }
    return inStep(MINUTE_MS, job);
  },
});

/** A player has seen notices: their events are read. */
export const noticesSeenJob = defineLongJob('inbox.notices-seen', {
  payload: noticesSeen.payload,
  run: (deps: InboxDeps, { payload: { user, notices } }) =>
    markKeysRead(
      deps,
      user,
      notices.map(({ id, version }) => keyOf(id, version)),
    ),
});

interface DueRow extends Record<string, unknown> {
  readonly id: string;
  readonly version: number;
  readonly audience: 'all' | 'players' | 'promo';
  readonly titles: Record<string, string>;
  readonly upto: bigint;
}

/** Writes the next part of one notice; `left` is false when no notice is due. */
async function writePart(tx: Tx, deps: InboxDeps): Promise<{ written: readonly Written[]; left: boolean }> {
  const { rows } = await tx.query<DueRow>(
    `select n.id, n.version, n.audience, coalesce(w.upto, 0) as upto,
       (select jsonb_object_agg(language, words ->> 'title') from jsonb_each(n.body) spoken (language, words)) as titles
     from notice_open n left join inbox_notice w on w.notice_id = n.id and w.version = n.version
     where n.in_force and n.must_ack and not coalesce(w.done, false) order by n.id limit 1`,
  );
  const [due] = rows;
  if (!due) return { written: [], left: false };
  const { rows: players } = await tx.query<{ id: bigint }>(
    `select p.id from player p
     where p.id > $1 and p.kind in ('player', 'agent')
       and exists (select from player_session s where s.user_id = p.id and s.last_action_at > app_now() - interval '90 days')
       and ($2 <> 'promo' or exists (select from reward_standing r where r.user_id = p.id and r.may_receive))
     order by p.id limit $3`,
    [due.upto, due.audience, TOGETHER],
  );
  const { id, version, titles } = due;
  const written = await writeEvents(
    tx,
    players.map((player) => ({
      user: player.id,
      key: keyOf(id, version),
      type: 'notice.posted',
      data: { notice: id, version, titles },
    })),
    deps,
  );
  await tx.query(
    `insert into inbox_notice (notice_id, version, upto, done, at) values ($1, $2, $3, $4, app_now())
     on conflict (notice_id, version) do update set upto = excluded.upto, done = excluded.done, at = excluded.at`,
    [id, version, players.at(-1)?.id ?? due.upto, players.length < TOGETHER],
  );
  return { written, left: true };
}

const keyOf = (id: string, version: number): string => `notice:${id}:${version}`;
