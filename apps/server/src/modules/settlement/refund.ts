import type { BalanceRow } from './balances.ts';
import type { Work } from './settle.ts';

/** Returns every stake of a void draw, in chunks that each commit with their progress; safe to call again. */
export async function refundDraw({ store, chunkBets, onChunk }: Work, drawId: bigint): Promise<void> {
  for (;;) {
    const { rows } = await store.query<BalanceRow & { seen: number }>('select * from refund_chunk($1, $2)', [
      drawId,
      chunkBets,
    ]);
    if (rows[0]!.seen === 0) return;
    onChunk(rows[0]!);
  }
}
