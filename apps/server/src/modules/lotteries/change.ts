import type { Tx } from '../../store/index.ts';
import type { LotteryConfig } from './config.ts';

type Db = Pick<Tx, 'query'>;

/** Puts a lottery on sale or takes it off; draws already planned still finish. False for an unknown one. */
export async function offerLottery(db: Db, id: string, listed: boolean): Promise<boolean> {
  const { rowCount } = await db.query('update lottery set enabled = $2 where id = $1', [id, listed]);
  return rowCount === 1;
}

/** Stops taking bets for now, or takes them again; the draws go on. False for an unknown one. */
export const suspendLottery = (db: Db, id: string, suspended: boolean): Promise<boolean> =>
  changeConfig(db, id, { suspended });

/** Sets the prize group and the return of the credit board. The caller has checked what they return. */
export async function priceLottery(
  db: Db,
  id: string,
  { base, rtpPpm }: Pick<LotteryConfig['pricing'], 'base' | 'rtpPpm'>,
): Promise<void> {
  await db.query(
    "update lottery set config = jsonb_set(config, '{pricing}', config->'pricing' || $2) where id = $1",
    [id, JSON.stringify({ base, rtpPpm })],
  );
}

/** Sets the caps of maximum wins; amounts as text. */
export const capLottery = (
  db: Db,
  id: string,
  caps: Readonly<Record<keyof LotteryConfig['caps'], string>>,
): Promise<boolean> => changeConfig(db, id, { caps });

async function changeConfig(db: Db, id: string, change: object): Promise<boolean> {
  const { rowCount } = await db.query('update lottery set config = config || $2 where id = $1', [
    id,
    JSON.stringify(change),
  ]);
  return rowCount === 1;
}
