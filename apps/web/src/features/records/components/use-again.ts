import { addToSlip } from '../../../data/slip/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { push } from '../../../platform/navigation/index.ts';
import { queryClient, useMutation } from '../../../platform/query/index.ts';
import { betDetailOptions } from '../api/bet-detail.ts';
import type { Bet } from '../model/bet.ts';

/** Puts a bet's content on the slip of its lottery and opens it; the player still has to confirm. */
export function useAgain(): { again: (bet: Bet) => void; pending: boolean } {
  const t = useT();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (bet: Bet) => {
      // Lists truncate long contents.
      const whole = bet.content_cut ? (await queryClient.fetchQuery(betDetailOptions(bet.id))).bet : bet;
      return addToSlip(whole);
    },
    onSuccess: (added, bet) => {
      toast(t(added ? 'record_again_added' : 'record_again_not'), { type: added ? 'success' : 'info' });
      if (added) void push('lottery', { id: bet.lottery_id });
    },
  });
  return { again: (bet) => void ignoreFailure('bet again', mutateAsync(bet)), pending: isPending };
}
