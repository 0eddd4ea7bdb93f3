import type { ConsoleInputOf, ConsoleReplyOf } from '@tessera/protocol/console';
import type { Store, Tx } from '../../../store/index.ts';
import { agentRefOf, type SupportOperator } from './operator.ts';

type SupportCase = ConsoleReplyOf<'consoleServiceList'>['items'][number];
type Page = ConsoleReplyOf<'consoleServiceList'>;

interface SupportRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly state: SupportCase['state'];
  readonly user_id: bigint;
  readonly user_name: string;
  readonly language: string;
  readonly priority: number;
  readonly agent_name: string | null;
  readonly agent_ref: string | null;
  readonly operator: bigint | null;
  readonly created_at: Date;
  readonly queued_at: Date;
  readonly waiting_since: Date | null;
  readonly due_at: Date | null;
  readonly resolved_at: Date | null;
  readonly rating: number | null;
  readonly tags: string[];
  readonly unread: number;
  readonly kind: SupportCase['last']['kind'] | null;
  readonly text: string | null;
}

/** Characters of a message that the list shows. */
const TEXT_SHOWN = 80;
/** Cases of one list that are not finished; there are hardly more than agents have room for, and what waits. */
const LIVE_MAX = 100;

const CASES = `select c.id, c.state, c.user_id, p.user_name, c.language, c.priority, a.name as agent_name, a.ref as agent_ref, a.operator,
    c.created_at, c.queued_at, c.waiting_since, c.due_at, c.resolved_at, c.rating, c.tags, w.kind, left(w.text, ${TEXT_SHOWN}) as text,
    (select count(*)::integer from (
       select from chat_words u where c.state in ('queued', 'open', 'waiting') and u.room = c.room and u.sender = c.user_id
         and u.seq > greatest(c.agent_read_seq, c.from_seq - 1) limit 99
     ) unseen) as unread
  from service_case c join player p on p.id = c.user_id
  left join service_agent a on a.id = c.agent
  join chat_room_now r on r.id = c.room
  left join chat_words w on w.room = c.room
    and w.seq = case when c.state in ('queued', 'open', 'waiting') then r.last_seq else c.from_seq end`;

/** A list of cases. */
export async function listSupport(
  store: Store,
  operator: SupportOperator,
  { view, before, tag, size }: ConsoleInputOf<'consoleServiceList'>,
): Promise<Page> {
  const ref = agentRefOf(operator);
  const [rows, counts] = await Promise.all([
    view === 'ended' ? endedCases(store, { before, tag, limit: size + 1 }) : liveCases(store, view, ref),
    countsOf(store, ref),
  ]);
  const shown = view === 'ended' ? rows.slice(0, size) : rows;
  const items = shown.map((row) => supportCase(row, ref));
  return { items, next: rows.length > shown.length ? items.at(-1)!.id : null, counts };
}

/** One case as the lists have it. */
export async function supportCaseOf(
  db: Store | Tx,
  operator: SupportOperator,
  id: bigint,
): Promise<SupportCase | undefined> {
  const { rows } = await db.query<SupportRow>(`${CASES} where c.id = $1`, [id]);
  return rows[0] && supportCase(rows[0], agentRefOf(operator));
}

/** Players who wait come first, the longest waiting of them first of all. */
async function liveCases(store: Store, view: 'mine' | 'queue' | 'all', ref: string): Promise<SupportRow[]> {
  const { rows } = await store.query<SupportRow>(
    `${CASES} where c.state in ('queued', 'open', 'waiting')
       and case $1::text when 'mine' then a.ref = $2 when 'queue' then c.state = 'queued' else true end
     order by c.state = 'waiting', case when c.state = 'queued' then c.priority else 0 end, coalesce(c.waiting_since, c.queued_at), c.id
     limit $3`,
    [view, ref, LIVE_MAX],
  );
  return rows;
}

interface Ended {
  readonly before: number | undefined;
  readonly tag: string | undefined;
  readonly limit: number;
}

async function endedCases(store: Store, { before, tag, limit }: Ended): Promise<SupportRow[]> {
  const { rows } = await store.query<SupportRow>(
    `${CASES} where c.state in ('resolved', 'rated') and ($1::bigint is null or c.id < $1)
       and ($2::text is null or c.tags @> array[$2]) order by c.id desc limit $3`,
    [before ?? null, tag ?? null, limit],
  );
  return rows;
}

async function countsOf(store: Store, ref: string): Promise<Page['counts']> {
  const { rows } = await store.query<{ mine: number; queue: number; all: number }>(
    `select count(*) filter (where a.ref = $1)::integer as mine, count(*) filter (where c.state = 'queued')::integer as queue,
       count(*)::integer as all
     from service_case c left join service_agent a on a.id = c.agent where c.state in ('queued', 'open', 'waiting')`,
    [ref],
  );
  return rows[0]!;
}

const supportCase = (row: SupportRow, ref: string): SupportCase => ({
  id: Number(row.id),
  state: row.state,
  player: { id: Number(row.user_id), userName: row.user_name },
  language: row.language,
  priority: row.priority,
  agent:
    row.agent_name === null
      ? null
      : { name: row.agent_name, operator: row.operator !== null, mine: row.agent_ref === ref },
  createdAt: row.created_at.getTime(),
  queuedAt: row.queued_at.getTime(),
  waitingSince: row.waiting_since?.getTime() ?? null,
  dueAt: row.due_at?.getTime() ?? null,
  resolvedAt: row.resolved_at?.getTime() ?? null,
  rating: row.rating,
  tags: row.tags,
  unread: row.unread,
  last: { kind: row.kind ?? 'text', text: row.text },
});
