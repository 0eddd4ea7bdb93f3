import { type Amount, printAmount } from '@tessera/protocol';
import type { ConsoleInputOf, ConsoleReplyOf } from '@tessera/protocol/console';
import { AppError } from '../../../http/index.ts';
import type { Store } from '../../../store/index.ts';
import { type MessageView, messagesAfter, type PictureUrl } from '../../chat/index.ts';
import { type CaseRow, caseById } from '../cases.ts';
import { endOf } from '../history.ts';
import { orderOf } from '../orders.ts';
import { supportCaseOf } from './list.ts';
import type { SupportOperator } from './operator.ts';

type Conversation = ConsoleReplyOf<'consoleServiceCase'>;

/** Messages, and earlier cases, of one answer. */
const MESSAGES_MAX = 100;
const EARLIER_MAX = 10;

/** One case with its messages after a number. Orders have their state now. Errors: `not_found`. */
export async function readConversation(
  { store, pictureUrl }: { readonly store: Store; readonly pictureUrl: PictureUrl },
  operator: SupportOperator,
  { id, after = 0 }: ConsoleInputOf<'consoleServiceCase'>,
): Promise<Conversation> {
  const [row, shown] = await Promise.all([
    caseById(store, BigInt(id)),
    supportCaseOf(store, operator, BigInt(id)),
  ]);
  if (!row || !shown) throw new AppError('not_found');
  const [end, earlier, trial] = await Promise.all([
    endOf(store, row),
    earlierCases(store, row),
    trialOf(store, row.user_id),
  ]);
  const begin = Math.min(Math.max(after, Number(row.from_seq) - 1), end);
  const messages = await messagesAfter(
    store,
    row.room,
    begin,
    Math.min(MESSAGES_MAX, end - begin),
    pictureUrl,
  );
  const items: Conversation['items'] = [];
  // One after another: a case has few orders, and each is a short read.
  for (const message of messages) items.push(await messageOf(store, row.user_id, message));
  return { case: shown, items, more: begin + items.length < end, trial, earlier };
}

async function messageOf(
  store: Store,
  userId: bigint,
  { seq, kind, text, removed, picture, order, from, at }: MessageView,
): Promise<Conversation['items'][number]> {
  const staff = from?.staff ?? true;
  return {
    seq,
    kind,
    staff,
    by: staff ? (from?.name ?? null) : null,
    text,
    removed,
    picture: picture ?? null,
    order: order ? await orderOf(store, userId, order) : null,
    at,
  };
}

async function earlierCases(store: Store, { user_id, id }: CaseRow): Promise<Conversation['earlier']> {
  const { rows } = await store.query<{ id: bigint; created_at: Date; rating: number | null }>(
    'select id, created_at, rating from service_case where user_id = $1 and id < $2 order by id desc limit $3',
    [user_id, id, EARLIER_MAX],
  );
  return rows.map((row) => ({ id: Number(row.id), createdAt: row.created_at.getTime(), rating: row.rating }));
}

/** The account of a trial player, whom the lists of players leave out; null for others. */
async function trialOf(store: Store, userId: bigint): Promise<Conversation['trial']> {
  const { rows } = await store.query<{
    balance: Amount;
    currency: string;
    created_at: Date;
    expires_at: Date;
    seen_at: Date | null;
  }>(
    `select coalesce(b.balance, 0) as balance, u.currency, u.created_at, u.expires_at,
       (select max(s.last_action_at) from player_browser_session s where s.user_id = u.id) as seen_at
     from trial_account u left join player_balance b on b.user_id = u.id and b.kind = 'main' and b.currency = u.currency
     where u.id = $1`,
    [userId],
  );
  const [trial] = rows;
  return trial === undefined
    ? null
    : {
        balance: printAmount(trial.balance),
        currency: trial.currency,
        createdAt: trial.created_at.getTime(),
        expiresAt: trial.expires_at.getTime(),
        seenAt: trial.seen_at?.getTime() ?? null,
      };
}
