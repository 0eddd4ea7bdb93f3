import type { InputOf, ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import type { ChatDeps } from './deps.ts';
import { type Caller, roomOf } from './rooms.ts';

/** Most reports of a player in 24 hours. */
const REPORTS_MAX = 50;
/** Most reported messages that operators are shown at once. */
const OPEN_MAX = 50;

/**
 * Reports a message of another player; a repetition is the same report.
 * Errors: `not_found`, also for own messages and those of the platform; `chat_reports_full`.
 */
export async function reportMessage(
  { userId }: Caller,
  { room: key, seq, reason }: InputOf<'chatReport'>,
  { store }: Pick<ChatDeps, 'store'>,
): Promise<ReplyOf<'chatReport'>> {
  return store.tx(async (tx) => {
    const { id } = await roomOf(tx, userId, key);
    const message = await tx.query('select from chat_message where room = $1 and seq = $2 and sender <> $3', [
      id,
      seq,
      userId,
    ]);
    if (message.rowCount === 0) throw new AppError('not_found');
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('chat reports ' || $1::bigint, 0))`, [
      userId,
    ]);
    const made = await tx.query<{ at: Date }>(
      'select at from chat_report where room = $1 and seq = $2 and user_id = $3',
      [id, seq, userId],
    );
    if (made.rows[0]) return { at: made.rows[0].at.getTime() };
    const { rows } = await tx.query<{ count: number }>(
      `select count(*)::integer as count from chat_report where user_id = $1 and at > app_now() - interval '24 hours'`,
      [userId],
    );
    if (rows[0]!.count >= REPORTS_MAX) throw new AppError('chat_reports_full');
    const { rows: written } = await tx.query<{ at: Date }>(
      'insert into chat_report (room, seq, user_id, reason, at) values ($1, $2, $3, $4, app_now()) returning at',
      [id, seq, userId, reason],
    );
    return { at: written[0]!.at.getTime() };
  });
}

/** A reported message that no operator has dealt with. */
export interface OpenReport extends Record<string, unknown> {
  readonly key: string;
  readonly seq: bigint;
  readonly reports: number;
  readonly reasons: string;
  readonly text: string | null;
  readonly since: Date;
}

/** Reported messages that are neither removed nor dismissed, the longest waiting first. */
export async function openReports(store: Store): Promise<OpenReport[]> {
  const { rows } = await store.query<OpenReport>(
    `select r.key, p.seq, count(*)::integer as reports, string_agg(distinct p.reason, ', ') as reasons,
       min(m.body ->> 'text') as text, min(p.at) as since
     from chat_report p join chat_room r on r.id = p.room join chat_message m on m.room = p.room and m.seq = p.seq
     where m.removed_by is null
       and not exists (select from chat_report_dismissal d where d.room = p.room and d.seq = p.seq)
     group by r.key, p.seq order by since limit $1`,
    [OPEN_MAX],
  );
  return rows;
}
