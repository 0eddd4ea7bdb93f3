import { useRef } from 'react';
import { toast } from '../../../platform/feedback/index.ts';
import { call, ignoreFailure, isCallError, newRid } from '../../../platform/http/index.ts';
import { markStale, useMutation } from '../../../platform/query/index.ts';
import { refreshBalance } from '../../session/index.ts';
import { refreshPlats } from './refresh-plats.ts';
import { TRANSFERS } from './transfers.ts';

/** One transfer as it is sent: the sign of `count` gives the direction. */
export interface TransferOrder {
  readonly plat: string;
  readonly count: string;
}

/**
 * Moves money between the main account and a platform (R7.5). The answer is the success notice; of a failure only the request
 * layer speaks (R8.4). An order that is not decided yet keeps its id, so that sending it again cannot move the money twice.
 */
export function useTransfer(onDone: () => void) {
  const unanswered = useRef<TransferOrder & { rid: string }>(undefined);
  return useMutation({
    mutationFn: ({ plat, count }: TransferOrder) => {
      const last = unanswered.current;
      const isAgain = last?.plat === plat && last.count === count;
      const order = isAgain ? last : { plat, count, rid: newRid() };
      unanswered.current = order;
      return call('POST /api/game/transfer', order);
    },
    onSuccess: (message, { plat }) => {
      unanswered.current = undefined;
      toast(message, { type: 'success' });
      follow([plat]);
      onDone();
    },
    onError: (error, { plat }) => {
      if (!undecided.some((code) => isCallError(error, code))) unanswered.current = undefined;
      follow([plat]);
    },
  });
}

/** Codes after which nobody knows yet whether the money has moved: no answer came, or the platform has not confirmed. */
const undecided = ['ERROR1', 'ERROR2', 'transfer_pending'] as const;

/** Brings everything home (`recycle all`); `balance_insufficient` is told by the caller as a warning. */
export function useRecycle(onMoved: (moved: string) => void, onNothing: () => void) {
  return useMutation({
    mutationFn: () => call('POST /api/game/recycle', {}, { handles: ['balance_insufficient'] }),
    onSuccess: ({ moved, plats }) => {
      follow(Object.keys(plats));
      onMoved(moved);
    },
    onError: (error) => {
      if (isCallError(error, 'balance_insufficient')) onNothing();
    },
  });
}

/** What a transfer has changed, asked for silently. */
export function follow(plats: readonly string[]): void {
  void ignoreFailure('balance', refreshBalance());
  if (plats.length > 0) void ignoreFailure('platform balance', refreshPlats(plats));
  markStale([TRANSFERS]);
}
