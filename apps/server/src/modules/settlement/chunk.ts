import type { Content, Win } from '@tessera/rules';
import type { Store } from '../../store/index.ts';
import type { BalanceRow } from './balances.ts';
import { type Evaluator, payOut, rebateOf } from './evaluate.ts';

/** A bet as the evaluation needs it; everything else is fetched for the few that matter. */
export type BetLine = readonly [
  id: string,
  playedId: string,
  content: string | null,
  key: string | null,
  rebated: true | null,
];

/** The next bets of a draw in order of their ids. */
export interface Chunk {
  readonly bets: readonly BetLine[];
  readonly lastId: bigint;
}

/** Columns of `settle_chunk` that name winners and rebates. */
export interface Decided {
  readonly won: readonly WonBet[];
  readonly rebates: readonly {
    readonly userId: string;
    readonly currency: string;
    readonly amount: bigint;
  }[];
}

interface WonBet {
  readonly id: string;
  readonly userId: string;
  readonly currency: string;
  readonly payout: bigint;
  readonly tied: bigint;
  /** JSON of the winning lines by tier and kind. */
  readonly wins: string;
}

/** Reads the bets after `after`, at most `most`. Long contents stay behind: see `decide`. */
export async function readChunk(store: Store, drawId: bigint, after: bigint, most: number): Promise<Chunk> {
  const { rows } = await store.pool.query<[...BetLine]>({
    text: 'select * from settle_page($1, $2, $3)',
    values: [drawId, after, most],
    rowMode: 'array',
  });
  const last = rows.at(-1);
  return { bets: rows, lastId: last ? BigInt(last[0]) : after };
}

/** Decides a chunk: who won how much, and whose rebates are due. */
export async function decide(
  store: Store,
  drawId: bigint,
  after: bigint,
  chunk: Chunk,
  evaluator: Evaluator,
): Promise<Decided> {
  const cancelled = await readCancelled(store, drawId, after, chunk.lastId);
  const long = await evaluateLong(store, chunk, evaluator);
  const wins = new Map<string, readonly Win[]>();
  for (const [id, playedId, content, key, rebated] of chunk.bets) {
    if (cancelled.has(id)) continue;
    const won =
      content === null
        ? long.get(`${playedId} ${key}`)!
        : (evaluator.known(playedId, content) ?? evaluator.learn(playedId, content, JSON.parse(content)));
    if (won.length > 0 || rebated) wins.set(id, won);
  }
  const rows = await readMoney(store, [...wins.keys()]);
  return decideMoney(rows, wins);
}

function decideMoney(rows: readonly MoneyRow[], wins: ReadonlyMap<string, readonly Win[]>): Decided {
  const won: WonBet[] = [];
  const rebates = new Map<string, { userId: string; currency: string; amount: bigint }>();
  for (const [id, userId, currency, lineStake, stake, ratePpm, odds] of rows) {
    const lines = wins.get(id)!;
    const { payout, tied } = payOut(lines, BigInt(lineStake), JSON.parse(odds) as Record<string, string>);
    if (payout > 0n) won.push({ id, userId, currency, payout, tied, wins: JSON.stringify(lines) });
    const rebate = currency === 'TRIAL' ? 0n : rebateOf(BigInt(stake), tied, ratePpm);
    if (rebate === 0n) continue;
    const due = rebates.get(userId) ?? { userId, currency, amount: 0n };
    rebates.set(userId, { ...due, amount: due.amount + rebate });
  }
  return { won, rebates: [...rebates.values()] };
}

/**
 * Writes a decided chunk and how far the draw is settled with it. Answers the balances that changed, or `undefined`
 * when somebody else wrote the chunk before.
 */
export async function writeChunk(
  store: Store,
  drawId: bigint,
  after: bigint,
  upto: bigint,
  { won, rebates }: Decided,
): Promise<BalanceRow | undefined> {
  const { rows } = await store.query<BalanceRow & { written: boolean }>({
    name: 'settle_chunk',
    text: 'select * from settle_chunk($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
    values: [
      drawId,
      after,
      upto,
      won.map(({ id }) => id),
      won.map(({ userId }) => userId),
      won.map(({ currency }) => currency),
      won.map(({ payout }) => payout),
      won.map(({ tied }) => tied),
      won.map(({ wins }) => wins),
      rebates.map(({ userId }) => userId),
      rebates.map(({ currency }) => currency),
      rebates.map(({ amount }) => amount),
    ],
  });
  return rows[0]!.written ? rows[0] : undefined;
}

async function readCancelled(
  store: Store,
  drawId: bigint,
  after: bigint,
  upto: bigint,
): Promise<Set<string>> {
  const { rows } = await store.query<{ id: string }>(
    `select ticket_id::text as id from outcome
     where draw_id = $1 and ticket_id > $2 and ticket_id <= $3 and kind = 'cancelled'`,
    [drawId, after, upto],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Bytes of stored (compressed) long contents fetched at a time: bounds memory whatever players send. */
const LONG_BYTES_MAX = 4_000_000;

/** Wins of a chunk's long contents by played item and key, each distinct one read once and few at a time. */
async function evaluateLong(
  store: Store,
  chunk: Chunk,
  evaluator: Evaluator,
): Promise<ReadonlyMap<string, readonly Win[]>> {
  const wins = new Map<string, readonly Win[]>();
  const unknown = new Map<string, string>();
  for (const [id, playedId, , key] of chunk.bets) {
    if (key === null) continue;
    const known = evaluator.known(playedId, key);
    if (known) wins.set(`${playedId} ${key}`, known);
    else unknown.set(`${playedId} ${key}`, id);
  }
  let ids = [...unknown.values()];
  while (ids.length > 0) {
    const { rows } = await store.query<{ id: string; played_id: string; key: string; content: Content }>(
      `select id::text, played_id, encode(content_hash, 'hex') as key, content from (
         select t.*, sum(pg_column_size(t.content)) over (order by t.id) as bytes, row_number() over (order by t.id) as n
         from ticket t where t.id = any ($1)
       ) sized where bytes <= ${LONG_BYTES_MAX} or n = 1`,
      [ids],
    );
    for (const { played_id, key, content } of rows) {
      wins.set(`${played_id} ${key}`, evaluator.learn(played_id, key, content));
    }
    const read = new Set(rows.map(({ id }) => id));
    ids = ids.filter((id) => !read.has(id));
  }
  return wins;
}

type MoneyRow = [
  id: string,
  userId: string,
  currency: string,
  lineStake: string,
  stake: string,
  rebatePpm: number,
  odds: string,
];

async function readMoney(store: Store, ids: readonly string[]): Promise<MoneyRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await store.pool.query<MoneyRow>({
    text: `select id::text, user_id::text, currency, (unit_stake * multiple)::text, stake::text, rebate_ppm, odds::text
           from ticket where id = any ($1) order by ticket.id`,
    values: [ids],
    rowMode: 'array',
  });
  return rows;
}
