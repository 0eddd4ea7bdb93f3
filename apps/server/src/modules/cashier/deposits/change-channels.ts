import type { Amount } from '@tessera/protocol';
import type { Store, Tx } from '../../../store/index.ts';
import type { Channel } from './channels.ts';

const COLUMNS = 'id, method, name, least, most, fee_ppm, fee_fixed, minutes, presets, open';

/** The deposit channels in their order. */
export async function allChannels(store: Pick<Store, 'query'>): Promise<readonly Channel[]> {
  const { rows } = await store.query<Channel>(
    `select ${COLUMNS} from deposit_channel order by sort limit 100`,
  );
  return rows;
}

/** One channel, locked until the commit when asked to. */
export async function readChannel(
  tx: Pick<Tx, 'query'>,
  id: string,
  lock: '' | 'for update' = '',
): Promise<Channel | undefined> {
  const { rows } = await tx.query<Channel>(`select ${COLUMNS} from deposit_channel where id = $1 ${lock}`, [
    id,
  ]);
  return rows[0];
}

/** Lets a channel take new orders, or none; payments that still arrive are credited. False for an unknown channel. */
export async function openChannel(tx: Pick<Tx, 'query'>, id: string, open: boolean): Promise<boolean> {
  const { rowCount } = await tx.query('update deposit_channel set open = $2 where id = $1', [id, open]);
  return rowCount === 1;
}

/** Bounds and fee of a channel; amounts in 1/10 000 of the base currency. */
export interface ChannelTerms {
  readonly least: Amount;
  readonly most: Amount;
  readonly feePpm: number;
  readonly feeFixed: Amount;
}

/** Changes what new orders of a channel cost; amounts to choose from that are out of the bounds are left out. */
export async function setTerms(
  tx: Pick<Tx, 'query'>,
  id: string,
  { least, most, feePpm, feeFixed }: ChannelTerms,
): Promise<void> {
  await tx.query(
    `update deposit_channel set least = $2, most = $3, fee_ppm = $4, fee_fixed = $5,
       presets = array(select p from unnest(presets) p where p between $2 and $3 order by p) where id = $1`,
    [id, least, most, feePpm, feeFixed],
  );
}
