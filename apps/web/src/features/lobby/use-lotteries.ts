import { useEffect, useState } from 'react';
import { call } from '../../platform/http/index.ts';
import { refreshLists, useList } from '../settings/index.ts';
import type { Lottery } from './model/order.ts';

/** How long a fetch of the list may take before its absence counts as a failure. */
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
  const [failed, setFailed] = useState(false);
  const isWaiting = lotteries === undefined && !failed;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setFailed(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const retry = () => {
    setFailed(false);
    fetchAgain().catch(() => setFailed(true));
  };
  return { lotteries, failed: failed && lotteries === undefined, retry };
}

/** Fetches the list under the version the service has now, so that the next start need not fetch it again. */
async function fetchAgain(): Promise<void> {
  const versions = await call('POST /common/cache/version', {}, { silent: true });
  await refreshLists(versions, ['LOTTERY_LIST']);
}
