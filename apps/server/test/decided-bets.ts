import { seedGames } from '../src/modules/games/seed.ts';
import { seedLotteries } from '../src/modules/lotteries/index.ts';
import type { TestStore } from './kit.ts';

/** A bet of a settled draw, of which only the relevant parts are given. */
export interface DecidedBet {
  readonly user: bigint;
  /** In 1/10 000; default 2.0000. */
  readonly stake?: bigint;
  readonly play?: string;
  /** Bets of one draw name the same text; default: a draw of its own. */
  readonly draw?: string;
  readonly lottery?: string;
  readonly content?: unknown;
  readonly lines?: number;
  readonly rebate?: number;
  readonly fate?: 'lost' | 'won' | 'cancelled' | 'void';
  /** Part of the stake that was returned by ties. */
  readonly tied?: bigint;
  /** Of a bet that won; default: what ties returned. */
  readonly payout?: bigint;
  readonly currency?: string;
  /** Time of the settlement, ms; default: now. */
  readonly at?: number;
}

let next = 5_000_000n;

/** Writes the lotteries and the games, for tests without the modules that install them. */
export const seedProducts = ({ store }: Pick<TestStore, 'store'>): Promise<void> =>
  store.tx(async (tx) => {
    await seedGames(tx);
    await seedLotteries(tx);
  });

/**
 * Writes draws and their bets as settled, without money, and returns the ids of the bets. With triggers disabled, because only
 * the functions of betting and settlement may write these rows.
 */
export async function decide(db: TestStore, bets: readonly DecidedBet[]): Promise<bigint[]> {
  const now = await db.clock.now();
  const draws = new Map<string, bigint>();
  const sql: string[] = [];
  const ids: bigint[] = [];
  for (const [place, bet] of bets.entries()) {
    const { user, stake = 20_000n, lines = 1, rebate = 0, fate = 'lost', tied = 0n, at = now } = bet;
    const { payout = tied } = bet;
    const {
      lottery = 'ssc-1m',
      play = 'ssc.star5.direct-multi',
      content = '1|2|3|4|5',
      currency = 'CNY',
    } = bet;
    const name = `${lottery}/${bet.draw ?? `own ${place}`}`;
    const time = `to_timestamp(${at / 1000})`;
    if (!draws.has(name)) {
      next += 1n;
      draws.set(name, next);
      sql.push(`insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, settled_at, bets)
        values (${next}, '${lottery}', 'd-${next}', '${fate === 'void' ? 'void' : 'settled'}', ${time} - interval '3 m',
          ${time} - interval '2 m', ${time} - interval '1 m', ${time}, 1)`);
    }
    next += 1n;
    ids.push(next);
    sql.push(`insert into bet (id, user_id, draw_id, lottery_id, play_id, board, content, lines, unit_stake, multiple, stake,
        rebate_ppm, odds, max_win, currency, leaf_hash, salt, acct, rid, idx, placed_at)
      values (${next}, ${user}, ${draws.get(name)}, '${lottery}', '${play}', 'credit', '${JSON.stringify(content)}', ${lines},
        ${stake / BigInt(lines)}, 1, ${stake}, ${rebate}, '{}', ${payout > 100n ? payout : 100n}, '${currency}', sha256(''), decode(repeat('00', 16), 'hex'),
        decode(repeat('00', 16), 'hex'), gen_random_uuid(), 0, ${time} - interval '150 s')`);
    const kind = fate === 'lost' && payout > 0n ? 'won' : fate;
    if (kind !== 'lost')
      sql.push(`insert into outcome (user_id, bet_id, draw_id, kind, payout, tied_stake, at)
        values (${user}, ${next}, ${draws.get(name)}, '${kind}', ${payout}, ${tied}, ${time})`);
  }
  await asReplica(db, sql.join('; '));
  return ids;
}

/** Writes rounds of the first game of a platform, with triggers disabled. */
export async function playRounds(
  db: TestStore,
  rounds: readonly { user: bigint; stake: bigint; at?: number; platform?: string }[],
): Promise<void> {
  const now = await db.clock.now();
  await asReplica(
    db,
    rounds
      .map(({ user, stake, at = now, platform = 'aurora' }) => {
        next += 1n;
        return `insert into game_round (id, platform, ref, user_id, game, stake, payout, booked, at)
          select ${next}, '${platform}', 'r${next}', ${user}, (select min(id) from game where platform = '${platform}'), ${stake},
            0, true, to_timestamp(${at / 1000})`;
      })
      .join('; '),
  );
}

/** The draw of a bet. */
export async function drawOf(db: TestStore, bet: bigint): Promise<bigint> {
  const { rows } = await db.store.query<{ draw_id: bigint }>('select draw_id from bet where id = $1', [bet]);
  return rows[0]!.draw_id;
}

const asReplica = (db: TestStore, sql: string) =>
  db.asOwner(`set session_replication_role = replica; ${sql}; set session_replication_role = origin`);
