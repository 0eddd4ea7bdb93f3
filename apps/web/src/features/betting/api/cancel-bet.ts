import { call, newRid } from '../../../platform/http/index.ts';
import { queryClient } from '../../../platform/query/index.ts';
import { takeMainBalance } from '../../session/index.ts';

/** Takes back a bet while its draw is open; the balance and the list of recent bets follow. */
export async function cancelBet(betId: number, lottery: string): Promise<void> {
  const { balance } = await call('POST /api/lottery/bet/cancel', { rid: newRid(), bet_id: betId });
  takeMainBalance(balance);
  await queryClient.invalidateQueries({ queryKey: ['recent-bets', lottery] });
}
