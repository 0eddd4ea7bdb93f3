import type { Content, Win } from '@tessera/rules';
import { bareList, quotedList, type Store } from '../../store/index.ts';
import type { BalanceRow } from './balances.ts';
import { type Evaluator, payOut, rebateOf } from './evaluate.ts';

/** The next bets of a draw in order of their ids; the lists are parallel. */
export interface Chunk {
  readonly ids: readonly string[];
  /**
   * Play and content of each bet: `ssc.star2.direct-multi "1|2"`, or `ssc.star5.direct-single #` and the hash of a long content.
   */
  readonly contents: readonly string[];
  /** One character per bet: `1` if it may earn a rebate, else `0`. */
  readonly rebated: string;
  /** Id of the last bet; the given start id if there are no bets. */
  readonly lastId: bigint;
}

/** Arguments of `settle_chunk`: winners and rebates. */
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
  /** Account to which the payout goes. */
  readonly main: string;
  readonly currency: string;
  readonly payout: bigint;
  readonly tied: bigint;
  /** Winning lines by tier and kind; bets with the same content share one list. */
  readonly wins: readonly Win[];
}

/** Reads at most `most` bets after `after`. Long contents are read separately: see `decide`. */
export async function readChunk(store: Store, drawId: bigint, after: bigint, most: number): Promise<Chunk> {
  const { rows } = await store.query<{ ids: string | null; contents: string; rebated: string }>(
    'select * from settle_page($1, $2, $3)',
    [drawId, after, most],
  );
  const page = rows[0]!;
  if (page.ids === null) return { ids: [], contents: [], rebated: '', lastId: after };
  const ids = page.ids.split(',');
  return { ids, contents: page.contents.split('\n'), rebated: page.rebated, lastId: BigInt(ids.at(-1)!) };
}

/** Decides a chunk: payouts of the winners, and rebates due. */
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
  for (const [place, id] of chunk.ids.entries()) {
    if (cancelled.has(id)) continue;
    const content = chunk.contents[place]!;
    const won = evaluator.known(content) ?? long.get(content) ?? learnSpelled(evaluator, content);
    if (won.length > 0 || chunk.rebated[place] === '1') wins.set(id, won);
  }
  const rows = await readMoney(store, [...wins.keys()]);
  return decideMoney(rows, wins);
}

/** Evaluates a content that was read with its bet. */
function learnSpelled(evaluator: Evaluator, spelled: string): readonly Win[] {
  const gap = spelled.indexOf(' ');
  return evaluator.learn(spelled, spelled.slice(0, gap), JSON.parse(spelled.slice(gap + 1)));
}

function decideMoney(rows: readonly MoneyRow[], wins: ReadonlyMap<string, readonly Win[]>): Decided {
  const won: WonBet[] = [];
  const rebates = new Map<string, { userId: string; currency: string; amount: bigint }>();
  for (const [id, userId, main, currency, lineStake, stake, ratePpm, odds] of rows) {
    const lines = wins.get(id)!;
    const { payout, tied } = payOut(lines, BigInt(lineStake), JSON.parse(odds) as Record<string, string>);
    if (payout > 0n) won.push({ id, userId, main, currency, payout, tied, wins: lines });
    const rebate = currency === 'TRIAL' ? 0n : rebateOf(BigInt(stake), tied, ratePpm);
    if (rebate === 0n) continue;
    const due = rebates.get(userId) ?? { userId, currency, amount: 0n };
    rebates.set(userId, { ...due, amount: due.amount + rebate });
  }
  return { won, rebates: [...rebates.values()] };
}

/**
 * Writes a decided chunk together with the draw's progress. Returns the changed balances, or `undefined` if another process has
 * already written the chunk.
 */
export async function writeChunk(
  store: Store,
  drawId: bigint,
  after: bigint,
  upto: bigint,
  { won, rebates }: Decided,
): Promise<BalanceRow | undefined> {
  const lines = [...new Set(won.map(({ wins }) => wins))];
  const places = new Map(lines.map((wins, index) => [wins, index + 1]));
  const { rows } = await store.query<BalanceRow & { written: boolean }>({
    name: 'settle_chunk',
    text: 'select * from settle_chunk($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)',
    values: [
      drawId,
      after,
      upto,
      bareList(won.map(({ id }) => id)),
      bareList(won.map(({ userId }) => userId)),
      bareList(won.map(({ main }) => main)),
      bareList(won.map(({ currency }) => currency)),
      bareList(won.map(({ payout }) => payout)),
      bareList(won.map(({ tied }) => tied)),
      bareList(won.map(({ wins }) => places.get(wins)!)),
      quotedList(lines.map((wins) => JSON.stringify(wins))),
      bareList(rebates.map(({ userId }) => userId)),
      bareList(rebates.map(({ currency }) => currency)),
      bareList(rebates.map(({ amount }) => amount)),
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
    `select bet_id::text as id from outcome
     where draw_id = $1 and bet_id > $2 and bet_id <= $3 and kind = 'cancelled'`,
    [drawId, after, upto],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Bytes of stored (compressed) long contents read at a time: bounds memory whatever players send. */
const LONG_BYTES_MAX = 4_000_000;

/** Wins of a chunk's long contents. Each distinct content is read once, a few at a time. */
async function evaluateLong(
  store: Store,
  chunk: Chunk,
  evaluator: Evaluator,
): Promise<ReadonlyMap<string, readonly Win[]>> {
  const wins = new Map<string, readonly Win[]>();
  const unknown = new Map<string, string>();
  for (const [place, content] of chunk.contents.entries()) {
    if (content[content.indexOf(' ') + 1] !== '#') continue;
    const known = evaluator.known(content);
    if (known) wins.set(content, known);
    else unknown.set(content, chunk.ids[place]!);
  }
  let ids = [...unknown.values()];
  while (ids.length > 0) {
    const { rows } = await store.query<{ id: string; play_id: string; key: string; content: Content }>(
      `select id::text, play_id, encode(content_hash, 'hex') as key, content from (
         select t.*, sum(pg_column_size(t.content)) over (order by t.id) as bytes, row_number() over (order by t.id) as n
         from placed_bet t where t.id = any ($1)
       ) sized where bytes <= ${LONG_BYTES_MAX} or n = 1`,
      [ids],
    );
    for (const { play_id, key, content } of rows) {
      const spelled = `${play_id} #${key}`;
      wins.set(spelled, evaluator.learn(spelled, play_id, content));
    }
    const read = new Set(rows.map(({ id }) => id));
    ids = ids.filter((id) => !read.has(id));
  }
  return wins;
}

type MoneyRow = [
  id: string,
  userId: string,
  main: string,
  currency: string,
  lineStake: string,
  stake: string,
  rebatePpm: number,
  odds: string,
];

async function readMoney(store: Store, ids: readonly string[]): Promise<MoneyRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await store.pool.query<MoneyRow>({
    text: `select t.id::text, t.user_id::text, a.id::text, t.currency, (unit_stake * multiple)::text, stake::text,
             rebate_ppm, odds::text
           from placed_bet t left join player_balance a on a.user_id = t.user_id and a.kind = 'main' and a.currency = t.currency
           where t.id = any ($1) order by t.id`,
    values: [bareList(ids)],
    rowMode: 'array',
  });
  return rows;
}
