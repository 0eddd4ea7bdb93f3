import { call } from '../../../platform/http/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';
import { receiptProofOf } from '../model/receipt-proof.ts';

/** Receipts of the player's bets in a draw, at most one page; empty without a session. */
export const drawProofsOptions = (lottery: string, issue: string) =>
  queryOptions({
    queryKey: ['fairness-receipts', lottery, issue],
    queryFn: async ({ signal }) => {
      const ask = { lottery, issue, limit: RECEIPTS_MAX };
      const { items } = await call('POST /api/record/bet', ask, { signal, silent: true });
      const sealed = items.filter(({ state }) => state !== 'cancelled');
      const asked = sealed.map(({ id }) =>
        call('POST /api/fairness/receipt', { bet_id: id }, { signal, silent: true }),
      );
      return (await Promise.all(asked)).map(receiptProofOf);
    },
  });

/** Maximum number of receipts, because each is a separate call. */
const RECEIPTS_MAX = 20;
