import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { confirm, toast } from '../../../platform/feedback/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useCancelBet } from '../api/cancel-bet.ts';
import type { Bet } from '../model/bet.ts';

/** Asks for confirmation, then cancels a bet. `pending` is true only after the player has confirmed. */
export function useCancel(): { cancel: (bet: Bet) => Promise<void>; pending: boolean } {
  const t = useT();
  const format = useFormat();
  const { mutateAsync, isPending } = useCancelBet();
  return {
    pending: isPending,
    cancel: async (bet) => {
      const agreed = await confirm({
        title: t('record_cancel'),
        message: t('record_cancel_ask', { issue: bet.issue, amount: format.money(bet.stake, EXACT) }),
        confirmText: t('record_cancel'),
        cancelText: t('record_cancel_keep'),
        danger: true,
      });
      if (!agreed) return;
      const done = mutateAsync(bet.id).then(() => {
        toast(t('record_cancelled'), { type: 'success' });
      });
      // The call has already shown the error.
      await ignoreFailure('cancel bet', done);
    },
  };
}
