import type { Store } from '../../store/index.ts';
import { drawById } from './store.ts';
import { type DrawView, drawView } from './view.ts';

/** One draw in wire format. Throws for an unknown id. */
export async function drawViewById(store: Store, drawId: bigint): Promise<DrawView> {
  const draw = await drawById(store, drawId);
  const { rows } = await store.query<{ period_s: number }>(
    'select period_s from lottery_offer where id = $1',
    [draw?.lottery_id],
  );
  if (!draw || !rows[0]) throw new Error(`draw ${drawId} does not exist`);
  return drawView(draw, rows[0].period_s);
}
