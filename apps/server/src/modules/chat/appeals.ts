import type { InputOf, ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import { cleanText } from './clean.ts';
import type { ChatDeps } from './deps.ts';
import type { Caller } from './rooms.ts';

type Act = ReplyOf<'chatRooms'>['acts'][number];

/** Most acts that the list shows. */
const ACTS_MAX = 50;

interface ActRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly key: string;
  readonly seq: bigint | null;
  readonly act: Act['act'];
  readonly reason: string;
  readonly until: Date | null;
  readonly at: Date;
  readonly appeal: string | null;
  readonly appealed_at: Date | null;
  readonly upheld: boolean | null;
  readonly answer: string | null;
  readonly answered_at: Date | null;
}

/** What operators did that concerns a player, the newest first, each with its appeal. */
export async function actsAbout(store: Store, userId: bigint): Promise<Act[]> {
  const { rows } = await store.query<ActRow>(
    `select a.id, r.key, a.seq, a.act, a.reason, a.until, a.at, p.text as appeal, p.at as appealed_at,
       w.upheld, w.reason as answer, w.at as answered_at
     from chat_act a join chat_room r on r.id = a.room
     left join chat_appeal p on p.act = a.id left join chat_appeal_answer w on w.act = a.id
     where a.user_id = $1 order by a.id desc limit $2`,
    [userId, ACTS_MAX],
  );
  return rows.map((row) => ({
    id: Number(row.id),
    room: row.key,
    seq: row.seq === null ? null : Number(row.seq),
    act: row.act,
    reason: row.reason,
    until: row.until?.getTime() ?? null,
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
                : { upheld: row.upheld!, reason: row.answer, at: row.answered_at!.getTime() },
          },
  }));
}

/**
 * Appeals against an act about the caller, once; the end of a mute is nothing to appeal against.
 * Errors: `not_found`, also for an act about somebody else; `validation_failed` for a text without characters; `chat_appealed` for
 * another text after the first.
 */
export async function appeal(
  { userId }: Caller,
  { act, text: typed }: InputOf<'chatAppeal'>,
  { store }: Pick<ChatDeps, 'store'>,
): Promise<ReplyOf<'chatAppeal'>> {
  const text = cleanText(typed);
  if (text === '' || text.length > 500) throw new AppError('validation_failed', { field: 'text' });
  return store.tx(async (tx) => {
    const { rowCount } = await tx.query(
      `select from chat_act where id = $1 and user_id = $2 and act in ('mute', 'remove')`,
      [act, userId],
    );
    if (rowCount === 0) throw new AppError('not_found');
    await tx.query(
      `insert into chat_appeal (act, user_id, text, at) values ($1, $2, $3, app_now()) on conflict (act) do nothing`,
      [act, userId, text],
    );
    const made = await appealOf(tx, act);
    if (made.text !== text) throw new AppError('chat_appealed');
    return { at: made.at.getTime() };
  });
}

async function appealOf(tx: Tx, act: number): Promise<{ readonly text: string; readonly at: Date }> {
  const { rows } = await tx.query<{ text: string; at: Date }>(
    'select text, at from chat_appeal where act = $1',
    [act],
  );
  return rows[0]!;
}
