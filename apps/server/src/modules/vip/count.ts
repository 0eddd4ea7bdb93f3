import type { Amount } from '@tessera/protocol';
import type { Tx } from '../../store/index.ts';
import { columns } from './table.ts';

/** Counts the bets of a decided draw, once, and raises the levels they reach. Returns the players who rose. */
export async function countDraw(tx: Pick<Tx, 'query'>, drawId: bigint): Promise<bigint[]> {
  const { rows } = await tx.query<{ player: bigint }>('select vip_count_draw($1, $2, $3) as player', [
    drawId,
    columns.turnover,
    columns.promotion,
  ]);
  return rows.map(({ player }) => player);
}

/** Counts rounds on game platforms since a day that were not counted before. Returns the players who rose. */
export async function countRounds(tx: Pick<Tx, 'query'>, since: string, zone: string): Promise<bigint[]> {
  const { rows } = await tx.query<{ player: bigint }>(
    'select vip_count_rounds($1::date, $2, $3, $4) as player',
    [since, zone, columns.turnover, columns.promotion],
  );
  return rows.map(({ player }) => player);
}

/** Adds turnover of one player, as for a history before the platform's own. Returns the player when they rose. */
export async function addTurnover(tx: Pick<Tx, 'query'>, userId: bigint, amount: Amount): Promise<bigint[]> {
  const { rows } = await tx.query<{ player: bigint }>('select vip_add($1, $2, $3, $4) as player', [
    [userId],
    [amount],
    columns.turnover,
    columns.promotion,
  ]);
  return rows.map(({ player }) => player);
}
