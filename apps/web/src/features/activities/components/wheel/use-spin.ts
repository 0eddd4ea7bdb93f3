import { useEffect, useState } from 'react';
import { refreshRewards } from '../../../../data/promotions/index.ts';
import { buzz } from '../../../../data/settings/index.ts';
import { createRidKeeper, isCallError } from '../../../../platform/http/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useMutation, useQuery } from '../../../../platform/query/index.ts';
import { useSocketEvent } from '../../../../platform/socket/index.ts';
import type { Activity } from '../../api/activities.ts';
import { isDrawn, type Spin, showSpin, spinsOptions, takeSpin } from '../../api/spins.ts';

export interface TakeSpin {
  take(): void;
  readonly busy: boolean;
  /** Why the last one was refused. */
  readonly failure: string | undefined;
}

/** Takes one turn at a time. A retry after a lost answer has the request id of its decision, so it never takes two. */
export function useTakeSpin(activity: Activity): TakeSpin {
  const t = useT();
  const [rids] = useState(createRidKeeper);
  const spin = useMutation({
    async mutationFn() {
      const spun = await takeSpin(activity, rids.of(`${activity.id} ${activity.version}`));
      rids.done();
      return spun;
    },
    onSuccess(spun) {
      buzz('placed');
      showSpin(activity.id, spun);
    },
    onSettled: () => void refreshRewards(),
  });
  return {
    take: () => {
      if (!spin.isPending) spin.mutate();
    },
    busy: spin.isPending,
    failure: !spin.isError
      ? undefined
      : isCallError(spin.error)
        ? spin.error.message
        : t('activity_deed_failed'),
  };
}

/** Fetches the activity again once a turn that waits has its result, also after a reload or a lost event. */
export function useAwaitedSpins(spins: readonly Spin[]): void {
  const waiting = spins.filter((spin) => !isDrawn(spin)).map(({ id }) => id);
  const { data } = useQuery(spinsOptions(waiting));
  const isAny = data?.items.some(isDrawn) ?? false;
  useEffect(() => {
    if (isAny) void refreshRewards();
  }, [isAny]);
  useSocketEvent('spin:drawn', () => void refreshRewards());
}
