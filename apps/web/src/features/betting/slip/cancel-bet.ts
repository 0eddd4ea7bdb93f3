import { takeMainBalance } from '../../../data/session/index.ts';
import { call, newRid } from '../../../platform/http/index.ts';
import { queryClient } from '../../../platform/query/index.ts';

/** Cancels a bet while its draw is open; updates the balance and the list of recent bets. */
export async function cancelBet(betId: number, lottery: string): Promise<void> {
  const { balance } = await call('POST /api/lottery/bet/cancel', { rid: newRid(), bet_id: betId });
  takeMainBalance(balance);
  await queryClient.invalidateQueries({ queryKey: ['recent-bets', lottery] });
}
