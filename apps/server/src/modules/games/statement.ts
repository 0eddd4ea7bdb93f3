import type { Amount } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import type { GamesParts } from './deps.ts';
import { lockMain, play } from './money.ts';
import type { StatementLine, StatementPage } from './platform.ts';
import { usersNamed } from './players.ts';
import { leaveForReview } from './review.ts';
import { endWithin, type Stranded } from './transfer-end.ts';
import { findPending } from './transfer-store.ts';

/** Statements of platforms with their own wallet: the ledger follows them round by round. */
export interface Statements {
  /** Reads everything that is final by now; false when the platform could not be asked. */
  read(platform: string): Promise<boolean>;
  /** Books the rounds of a player that waited for the end of a transfer. */
  bookWaiting(platform: string, userId: bigint): Promise<void>;
}

type RoundLine = Extract<StatementLine, { type: 'round' }>;
type TransferLine = Extract<StatementLine, { type: 'transfer' }>;

interface Round {
  readonly platform: string;
  readonly ref: string;
  readonly userId: bigint;
  readonly stake: Amount;
  readonly payout: Amount;
}

export function createStatements(parts: GamesParts, stranded: Stranded): Statements {
  const { store, log } = parts;
  const queues = new Map<string, { running: Promise<boolean>; next?: Promise<boolean> }>();

  async function readAll(id: string): Promise<boolean> {
    const platform = parts.platform(id);
    if (!platform) return false;
    for (;;) {
      const found = await store.query<{ cursor: string }>(
        'select cursor from game_statement where platform = $1',
        [id],
      );
      const cursor = found.rows[0]?.cursor ?? null;
      const page = await platform.statement(cursor);
      if (page.outcome !== 'done') return false;
      if (page.lines.length > 0 || page.next !== cursor) {
        await store.tx((tx) => takePage(tx, parts, id, cursor, page, stranded));
      }
      if (page.more) continue;
      await bookLeftOver(id);
      return true;
    }
  }

  /** Books rounds that were stored while a transfer ended concurrently: neither transaction saw the other's changes. */
  async function bookLeftOver(platform: string): Promise<void> {
    const { rows } = await store.query<{ user_id: bigint }>(
      'select distinct user_id from game_round where platform = $1 and not booked and payout is not null',
      [platform],
    );
    for (const { user_id } of rows) await store.tx((tx) => bookWaiting(tx, parts, platform, user_id));
  }

  return {
    // A running read may have started before the data the caller needs became final, so the caller waits for the next read.
    read(platform) {
      const queue = queues.get(platform);
      if (queue?.next) return queue.next;
      const run = (): Promise<boolean> =>
        readAll(platform).catch((error: unknown) => {
          log.error({ platform, err: error }, 'reading a statement failed');
          return false;
        });
      const enter = (running: Promise<boolean>): Promise<boolean> => {
        const entry = { running };
        queues.set(platform, entry);
        void running.then(() => {
          if (queues.get(platform) === entry) queues.delete(platform);
        });
        return running;
      };
      if (!queue) return enter(run());
      queue.next = queue.running.then(() => enter(run()));
      return queue.next;
    },
    bookWaiting: (platform, userId) => store.tx((tx) => bookWaiting(tx, parts, platform, userId)),
  };
}

/** Stores one page, unless another node already has. */
async function takePage(
  tx: Tx,
  parts: GamesParts,
  platform: string,
  from: string | null,
  { lines, next }: StatementPage,
  stranded: Stranded,
): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('games.statement ' || $1))`, [platform]);
  const at = await tx.query<{ cursor: string }>('select cursor from game_statement where platform = $1', [
    platform,
  ]);
  if ((at.rows[0]?.cursor ?? null) !== from) return;
  const users = await usersNamed(
    tx,
    lines.map(({ player }) => player),
  );
  const touched = new Set<bigint>();
  const transfers: TransferLine[] = [];
  for (const line of lines) {
    const userId = users.get(line.player);
    if (userId === undefined) await leaveLine(tx, platform, 'unknown_player', line);
    else if (line.type === 'transfer') transfers.push(line);
    else if (line.type === 'round') touched.add(await keepRound(tx, platform, line, userId));
    else await leaveLine(tx, platform, 'unexpected_line', line);
  }
  if (transfers.length > 0) await takeTransfers(tx, parts, platform, transfers, stranded);
  for (const userId of [...touched].sort((one, other) => (one < other ? -1 : 1))) {
    await bookWaiting(tx, parts, platform, userId);
  }
  await tx.query(
    `insert into game_statement (platform, cursor) values ($1, $2)
     on conflict (platform) do update set cursor = excluded.cursor`,
    [platform, next],
  );
}

async function keepRound(tx: Tx, platform: string, line: RoundLine, userId: bigint): Promise<bigint> {
  const { rowCount } = await tx.query(
    `insert into game_round (platform, ref, user_id, game, stake, payout, booked, at)
     values ($1, $2, $3, $4, $5, $6, false, $7) on conflict (platform, ref) do nothing`,
    [platform, line.ref, userId, line.game, line.stake, line.payout, new Date(line.at)],
  );
  if (rowCount === 0) {
    // A repeated identical line is ignored; a different line with the same reference goes to review.
    const same = await tx.query(
      'select from game_round where platform = $1 and ref = $2 and user_id = $3 and game = $4 and stake = $5 and payout = $6',
      [platform, line.ref, userId, line.game, line.stake, line.payout],
    );
    if (same.rowCount === 0) await leaveLine(tx, platform, 'round_differs', line);
  }
  return userId;
}

/** Ends transfers that the statement reports as done; the statement may arrive before the answer to the call. */
async function takeTransfers(
  tx: Tx,
  parts: GamesParts,
  platform: string,
  lines: readonly TransferLine[],
  stranded: Stranded,
): Promise<void> {
  const { rows } = await tx.query<{ ref: string; player: string; signed: Amount; state: string }>(
    `select ref, name as player, amount * direction as signed, state
     from transfer join game_player using (user_id) where ref = any ($2) and platform = $1`,
    [platform, lines.map(({ ref }) => ref)],
  );
  const known = new Map(rows.map((row) => [row.ref, row]));
  const done: string[] = [];
  for (const line of lines) {
    const ours = known.get(line.ref);
    if (ours?.player !== line.player || ours.signed !== line.amount) {
      await leaveLine(tx, platform, 'transfer_differs', line);
    } else if (ours.state !== 'done') done.push(line.ref);
  }
  if (done.length === 0) return;
  await endWithin(
    tx,
    parts,
    done.map((ref) => ({ ref, refusal: undefined })),
    stranded,
  );
}

/**
 * Books the unbooked rounds of a player. A round whose loss is not covered waits while a transfer of the player is pending,
 * because
 * it may have been played with that money. Without a pending transfer it is left for review.
 */
async function bookWaiting(tx: Tx, { ledger }: GamesParts, platform: string, userId: bigint): Promise<void> {
  const { rows } = await tx.query<{ id: bigint; ref: string; stake: Amount; payout: Amount }>(
    `select id, ref, stake, payout from game_round
     where user_id = $2 and platform = $1 and not booked and payout is not null order by id for update`,
    [platform, userId],
  );
  if (rows.length === 0) return;
  await lockMain(tx, userId);
  const book = async (some: typeof rows): Promise<boolean> => {
    const postings = some.flatMap(
      ({ ref, stake, payout }) => play({ platform, ref, userId, stake, payout } satisfies Round) ?? [],
    );
    await tx.query('savepoint rounds');
    try {
      await ledger.post(tx, postings);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'balance_insufficient') throw error;
      await tx.query('rollback to savepoint rounds');
      return false;
    }
    await tx.query('update game_round set booked = true where id = any($1)', [some.map(({ id }) => id)]);
    return true;
  };
  if (await book(rows)) return;
  const waits = (await findPending(tx, userId, platform)) !== undefined;
  for (const row of rows) {
    if ((await book([row])) || waits) continue;
    const detail = { stake: row.stake, payout: row.payout, user: userId };
    await leaveForReview(tx, { provider: platform, kind: 'round_not_covered', ref: row.ref, detail });
  }
}

function leaveLine(tx: Tx, platform: string, kind: string, line: StatementLine): Promise<void> {
  return leaveForReview(tx, { provider: platform, kind, ref: line.ref, detail: line });
}
