import type { Store } from '../../store/index.ts';
import type { BalanceRow } from './balances.ts';
import { CHUNK_BETS } from './chunk.ts';
import type { OnChunk } from './settle.ts';

/** Returns every stake of a void draw, in chunks that each commit with their progress; safe to call again. */
export async function refundDraw(store: Store, drawId: bigint, onChunk: OnChunk): Promise<void> {
  for (;;) {
    const { rows } = await store.query<BalanceRow & { seen: number }>('select * from refund_chunk($1, $2)', [
      drawId,
      CHUNK_BETS,
    ]);
    if (rows[0]!.seen === 0) return;
    onChunk(rows[0]!);
  }
}
