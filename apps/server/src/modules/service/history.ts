import type { InputOf, ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { messagesAfter } from '../chat/index.ts';
import { type CaseRow, caseById, casesOf, shownCase } from './cases.ts';
import type { ServiceDeps } from './deps.ts';

type ListedCase = ReplyOf<'serviceHistory'>['items'][number];
type Deps = Pick<ServiceDeps, 'store' | 'settings' | 'pictureUrl'>;

/** Characters of the first message that a list shows. */
const FIRST_CHARS = 80;

/** Cases of the player, the newest first. */
export async function listCases(
  { store, settings }: Pick<Deps, 'store' | 'settings'>,
  userId: bigint,
  { before, limit }: InputOf<'serviceHistory'>,
): Promise<ReplyOf<'serviceHistory'>> {
  const rows = await casesOf(store, userId, limit + 1, before);
  const shown = rows.slice(0, limit);
  return { items: await listed(store, settings, shown), more: rows.length > limit };
}

/** One case with its messages after a number. Errors: `not_found`, also for somebody else's case (A14). */
export async function readCase(
  { store, settings, pictureUrl }: Deps,
  userId: bigint,
  { id, after = 0, limit }: InputOf<'serviceCaseRead'>,
): Promise<ReplyOf<'serviceCaseRead'>> {
  const row = await caseById(store, BigInt(id));
  if (row?.user_id !== userId) throw new AppError('not_found');
  const [[shown], end] = await Promise.all([listed(store, settings, [row]), endOf(store, row)]);
  const begin = Math.min(Math.max(after, Number(row.from_seq) - 1), end);
  const items = await messagesAfter(store, row.room, begin, Math.min(limit, end - begin), pictureUrl);
  return { case: shown!, items: [...items], more: begin + items.length < end };
}

/** Number of the last message of a case: the one before the next case, or the newest of the room. */
export async function endOf(store: Store, { user_id: userId, id, room }: CaseRow): Promise<number> {
  const { rows } = await store.query<{ end: bigint }>(
    `select coalesce(
       (select from_seq - 1 from service_case where user_id = $1 and id > $2 order by id limit 1),
       (select last_seq from chat_room_now where id = $3)
     ) as end`,
    [userId, id, room],
  );
  return Number(rows[0]!.end);
}

interface FirstRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly kind: ListedCase['first']['kind'];
  readonly text: string | null;
}

/** Cases in wire format with how each began. */
async function listed(
  store: Store,
  settings: Deps['settings'],
  cases: readonly CaseRow[],
): Promise<ListedCase[]> {
  const { rows } = await store.query<FirstRow>(
    `select c.id, m.kind, left(m.text, $2) as text
     from service_case c join chat_words m on m.room = c.room and m.seq = c.from_seq where c.id = any ($1)`,
    [cases.map(({ id }) => id), FIRST_CHARS],
  );
  const first = new Map(rows.map(({ id, kind, text }) => [id, { kind, text }]));
  return Promise.all(
    cases.map(async (row) => ({
      ...(await shownCase(store, settings, row)),
      first: first.get(row.id) ?? { kind: 'text', text: null },
    })),
  );
}
