import type { ConsoleInputOf, ConsoleReplyOf } from '@tessera/protocol/console';
import type { Store } from '../../store/index.ts';
import type { Moderator } from './moderation.ts';

type Report = ConsoleReplyOf<'consoleChatReports'>['items'][number];
type ShownAct = ConsoleReplyOf<'consoleChatActs'>['items'][number];

/** Most reports, and most appeals, that are listed at once. */
const OPEN_MAX = 100;

/** Reported messages that are neither removed nor dismissed, the longest waiting first. */
export async function reportsForOperators(store: Store): Promise<Report[]> {
  const { rows } = await store.query<{
    room: string;
    seq: bigint;
    kind: Report['kind'];
    text: string | null;
    sender: bigint;
    user_name: string;
    muted_until: Date | null;
    at: Date;
    reports: number;
    reasons: Report['reasons'];
    since: Date;
  }>(
    `select r.key as room, m.seq, m.kind, m.body ->> 'text' as text, m.sender, u.user_name,
       case when b.muted_until > app_now() then b.muted_until end as muted_until, m.at, p.reports, p.reasons, p.since
     from (
       select p.room, p.seq, count(*)::integer as reports, array_agg(distinct p.reason) as reasons, min(p.at) as since
       from chat_report p where not exists (select from chat_report_dismissal d where d.room = p.room and d.seq = p.seq)
       group by p.room, p.seq
     ) p join chat_message m on m.room = p.room and m.seq = p.seq and m.removed_by is null
     join chat_room r on r.id = p.room join player u on u.id = m.sender
     left join chat_member b on b.room = m.room and b.user_id = m.sender
     order by p.since, m.seq limit $1`,
    [OPEN_MAX],
  );
  return rows.map(({ seq, sender, user_name: userName, muted_until, at, since, ...row }) => ({
    ...row,
    seq: Number(seq),
    sender: { id: Number(sender), userName },
    mutedUntil: muted_until?.getTime() ?? null,
    at: at.getTime(),
    since: since.getTime(),
  }));
}

/** What waits for moderators. */
export async function moderationCounts(
  store: Store,
): Promise<ConsoleReplyOf<'consoleChatReports'>['counts']> {
  const { rows } = await store.query<{ reports: number; appeals: number }>(
    `select (select count(*)::integer from (
         select from chat_report p join chat_message m on m.room = p.room and m.seq = p.seq and m.removed_by is null
         where not exists (select from chat_report_dismissal d where d.room = p.room and d.seq = p.seq)
         group by p.room, p.seq limit 1000) open) as reports,
       (select count(*)::integer from (
         select from chat_appeal p where not exists (select from chat_appeal_answer w where w.act = p.act) limit 1000) open) as appeals`,
  );
  return rows[0]!;
}

interface ActRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly what: ShownAct['what'];
  readonly room: string;
  readonly seq: bigint | null;
  readonly user_id: bigint;
  readonly user_name: string;
  readonly acted: bigint;
  readonly by: string | null;
  readonly reason: string;
  readonly until: Date | null;
  readonly text: string | null;
  readonly at: Date;
  readonly appeal: string | null;
  readonly appealed_at: Date | null;
  readonly upheld: boolean | null;
  readonly answer: string | null;
  readonly answered_by: string | null;
  readonly answered_at: Date | null;
}

// Who decides about a removal reads what was removed; players never do.
const ACTS = `select a.id, a.act as what, r.key as room, a.seq, a.user_id, u.user_name, a.by as acted, s.name as by, a.reason, a.until,
    m.body ->> 'text' as text, a.at, p.text as appeal, p.at as appealed_at, w.upheld, w.reason as answer, ws.name as answered_by,
    w.at as answered_at
  from chat_act a join chat_room r on r.id = a.room join player u on u.id = a.user_id
  left join signer s on s.id = a.by
  left join chat_message m on m.room = a.room and m.seq = a.seq
  left join chat_appeal p on p.act = a.id left join chat_appeal_answer w on w.act = a.id
  left join signer ws on ws.id = w.by`;

/** Acts whose appeal has no answer, the longest waiting first. */
export async function appealsForOperators(store: Store, { operatorId }: Moderator): Promise<ShownAct[]> {
  const { rows } = await store.query<ActRow>(
    `${ACTS} where p.act is not null and w.act is null order by p.at, a.id limit $1`,
    [OPEN_MAX],
  );
  return rows.map((row) => actView(row, operatorId));
}

/** What moderators did about players, the newest first. */
export async function actsForOperators(
  store: Store,
  { operatorId }: Moderator,
  { before, size }: ConsoleInputOf<'consoleChatActs'>,
): Promise<ConsoleReplyOf<'consoleChatActs'>> {
  const { rows } = await store.query<ActRow>(
    `${ACTS} where ($1::bigint is null or a.id < $1) order by a.id desc limit $2`,
    [before ?? null, size + 1],
  );
  const items = rows.slice(0, size).map((row) => actView(row, operatorId));
  return { items, next: rows.length > size ? items.at(-1)!.id : null };
}

const actView = (row: ActRow, operatorId: bigint): ShownAct => ({
  id: Number(row.id),
  what: row.what,
  room: row.room,
  seq: row.seq === null ? null : Number(row.seq),
  player: { id: Number(row.user_id), userName: row.user_name },
  by: row.by,
  own: row.acted === operatorId,
  reason: row.reason,
  until: row.until?.getTime() ?? null,
  text: row.text,
  at: row.at.getTime(),
  appeal:
    row.appeal === null
      ? null
      : {
          text: row.appeal,
          at: row.appealed_at!.getTime(),
          answer:
            row.answer === null
              ? null
              : {
                  upheld: row.upheld!,
                  reason: row.answer,
                  by: row.answered_by ?? '',
                  at: row.answered_at!.getTime(),
                },
        },
});
