import { takeMainBalance } from '../../../data/session/index.ts';
import { call, newRid } from '../../../platform/http/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { refreshBets } from './bet-pages.ts';

/** Cancels a bet while its draw is open (B5). Balance and lists are updated, the lists also when it was too late. */
export function useCancelBet() {
  return useMutation({
    mutationFn: (betId: number) => call('POST /api/lottery/bet/cancel', { rid: newRid(), bet_id: betId }),
    onSuccess: ({ balance }) => takeMainBalance(balance),
    onSettled: () => refreshBets(),
  });
}
