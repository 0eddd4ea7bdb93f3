import { useEffect, useState } from 'react';
import { useMutation } from '../../platform/query/index.ts';
import { refreshLists, useList } from '../settings/index.ts';
import type { Lottery } from './model/order.ts';

/** How long the start may take to bring the list before its absence counts as a failure. */
const PATIENCE_MS = 8_000;

export interface LobbyLotteries {
  /** Absent until the list has come. */
  lotteries: readonly Lottery[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** The lotteries on offer. The start-up fetches them and tells nobody when it cannot, so the wait has an end here. */
export function useLotteries(): LobbyLotteries {
  const lotteries = useList('LOTTERY_LIST');
  const [late, setLate] = useState(false);
  const again = useMutation({ mutationFn: () => refreshLists({}, ['LOTTERY_LIST']) });
  const isMissing = lotteries === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isMissing]);
  return { lotteries, failed: late && !again.isPending, retry: () => again.mutate() };
}
