import { useState } from 'react';
import { createRidKeeper, isCallError } from '../../platform/http/index.ts';
import { type Mutation, useMutation } from '../../platform/query/index.ts';
import { takeMainBalance } from '../session/index.ts';
import { refreshRewards } from './promotions.ts';

/** What every claim answers: the sum that was paid, and the main balance after it. */
interface Claimed {
  readonly amount: string;
  readonly balance: string;
}

/**
 * Claims rewards. A retry after a lost answer has the request id of its decision, so it never claims twice. A reward that
 * was claimed elsewhere is no failure: the page is fetched again and shows it as claimed.
 *
 * @param send - Makes the call, without a toast: the page shows a failure at the button.
 * @param done - Called after a claim.
 */
export function useClaim<What>(
  send: (what: What, rid: string) => Promise<Claimed>,
  done: (claimed: Claimed) => void,
): Mutation<Claimed | undefined, What> {
  const [rids] = useState(createRidKeeper);
  return useMutation({
    async mutationFn(what: What) {
      try {
        const claimed = await send(what, rids.of(JSON.stringify(what)));
        rids.done();
        return claimed;
      } catch (error) {
        if (!isCallError(error, 'reward_claimed')) throw error;
        rids.done();
        return undefined;
      }
    },
    onSuccess(claimed) {
      if (!claimed) return;
      takeMainBalance(claimed.balance, 'bonus');
      done(claimed);
    },
    onSettled: () => void refreshRewards(),
  });
}
