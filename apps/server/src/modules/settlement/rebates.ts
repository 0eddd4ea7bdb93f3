import type { BalanceRow } from './balances.ts';
import type { Work } from './settle.ts';

/** Players paid in one statement. */
const CHUNK_PLAYERS = 2_000;

/** Pays the bets' own rebates of a settled draw, one ledger transaction per player (L13); safe to call again. */
export async function payRebates({ store, onChunk }: Omit<Work, 'chunkBets'>, drawId: bigint): Promise<void> {
  for (;;) {
    const { rows } = await store.query<BalanceRow>('select * from pay_rebates($1, $2)', [
      drawId,
      CHUNK_PLAYERS,
    ]);
    if (rows[0]!.players === null) return;
    onChunk(rows[0]!);
  }
}
