import type { Amount } from '@tessera/protocol';
import type { Tx } from '../../store/index.ts';
import { columns } from './table.ts';

/** Counts the bets of a decided draw, once, and raises the levels they reach. Returns how many players rose. */
export async function countDraw(tx: Pick<Tx, 'query'>, drawId: bigint): Promise<number> {
  const { rows } = await tx.query<{ risen: number }>('select vip_count_draw($1, $2, $3) as risen', [
    drawId,
    columns.turnover,
    columns.promotion,
  ]);
  return rows[0]!.risen;
}

/** Counts rounds on game platforms since a day that were not counted before. Returns how many players rose. */
export async function countRounds(tx: Pick<Tx, 'query'>, since: string, zone: string): Promise<number> {
  const { rows } = await tx.query<{ risen: number }>(
    'select vip_count_rounds($1::date, $2, $3, $4) as risen',
    [since, zone, columns.turnover, columns.promotion],
  );
  return rows[0]!.risen;
}

/** Adds turnover of one player, as for a history before the platform's own. Returns 1 when the player rose. */
export async function addTurnover(tx: Pick<Tx, 'query'>, userId: bigint, amount: Amount): Promise<number> {
  const { rows } = await tx.query<{ risen: number }>('select vip_add($1, $2, $3, $4) as risen', [
    [userId],
    [amount],
    columns.turnover,
    columns.promotion,
  ]);
  return rows[0]!.risen;
}
