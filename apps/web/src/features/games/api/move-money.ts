import { useRef } from 'react';
import { tell } from '../../../data/inbox/index.ts';
import { refreshBalance } from '../../../data/session/index.ts';
import { call, ignoreFailure, isCallError, newRid } from '../../../platform/http/index.ts';
import { markStale, useMutation } from '../../../platform/query/index.ts';
import { isUndecided, type SentOrder, type TransferOrder, toSend } from '../model/transfer-order.ts';
import { refreshPlatforms } from './refresh-platforms.ts';
import { TRANSFERS } from './transfers.ts';

/**
 * Transfers money between the main account and a platform (R7.5). The reply is the success notice; failures are shown only by
 * the request layer (R8.4). An undecided order keeps its id, so that sending it again cannot move the money twice.
 */
export function useTransfer(onDone: () => void) {
  const open = useRef<SentOrder>(undefined);
  return useMutation({
    mutationFn: (order: TransferOrder) => {
      open.current = toSend(order, open.current, newRid);
      return call('POST /api/game/transfer', {
        plat: open.current.platform,
        count: open.current.count,
        rid: open.current.rid,
      });
    },
    onSuccess: (message, { platform }) => {
      open.current = undefined;
      tell(message);
      follow([platform]);
      onDone();
    },
    onError: (error, { platform }) => {
      if (!isUndecided(isCallError(error) ? error.code : undefined)) open.current = undefined;
      follow([platform]);
    },
  });
}

/**
 * Recalls all platform balances (`recycle all`). `onMoved` gets the recalled amount and the platforms that keep money, such as
 * the stake of an unfinished round; the caller shows `balance_insufficient` as a warning.
 */
export function useRecycle(
  onMoved: (moved: string, holding: readonly string[]) => void,
  onNothing: () => void,
) {
  return useMutation({
    mutationFn: () => call('POST /api/game/recycle', {}, { handles: ['balance_insufficient'] }),
    onSuccess: ({ moved, plats: platforms, pending }) => {
      follow([...Object.keys(platforms), ...pending]);
      onMoved(moved, pending);
    },
    onError: (error) => {
      if (isCallError(error, 'balance_insufficient')) onNothing();
    },
  });
}

/** Refetches without notices what a transfer has changed. */
function follow(platforms: readonly string[]): void {
  void ignoreFailure('balance', refreshBalance('transfer'));
  if (platforms.length > 0) void ignoreFailure('platform balance', refreshPlatforms(platforms));
  markStale([TRANSFERS]);
}
