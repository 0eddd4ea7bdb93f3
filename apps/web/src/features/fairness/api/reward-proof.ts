import { call } from '../../../platform/http/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';
import type { ProofRef } from '../model/reward-ref.ts';

/** The record of one of the player's turns or packets. */
export const rewardProofOptions = (of: ProofRef) =>
  queryOptions({
    queryKey: ['reward-proof', of],
    queryFn: ({ signal }) => call('POST /api/activity/proof', of, { signal, handles: ['not_found'] }),
    staleTime: 0,
  });
