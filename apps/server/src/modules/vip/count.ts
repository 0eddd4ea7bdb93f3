import type { Amount } from '@tessera/protocol';
import type { Tx } from '../../store/index.ts';

type Db = Pick<Tx, 'query'>;

/** Counts the bets of a decided draw, once, and raises the levels they reach. Returns the players who rose. */
export const countDraw = (tx: Db, drawId: bigint): Promise<bigint[]> =>
  risen(tx, 'vip_count_draw($1, turnover, promotion)', [drawId]);

/** Counts rounds on game platforms since a day that were not counted before. Returns the players who rose. */
export const countRounds = (tx: Db, since: string, zone: string): Promise<bigint[]> =>
  risen(tx, 'vip_count_rounds($1::date, $2, turnover, promotion)', [since, zone]);

/** Adds turnover of one player, as for a history before the platform's own. Returns the player when they rose. */
export const addTurnover = (tx: Db, userId: bigint, amount: Amount): Promise<bigint[]> =>
  risen(tx, 'vip_add($1, $2, turnover, promotion)', [[userId], [amount]]);

/** Raises who reaches more than they hold, as when levels begin that ask for less. Returns the players who rose. */
export const raiseReached = (tx: Db): Promise<bigint[]> => risen(tx, 'vip_raise(turnover, promotion)', []);

/** Calls a function with the columns of the levels in force. */
async function risen(tx: Db, call: string, values: readonly unknown[]): Promise<bigint[]> {
  const { rows } = await tx.query<{ player: bigint }>(`select ${call} as player from vip_levels_now`, values);
  return rows.map(({ player }) => player);
}
