import { useState } from 'react';
import { refreshRewards } from '../../../data/promotions/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { createRidKeeper, isCallError } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { type Activity, type Deed, doDeed } from '../api/activities.ts';

export interface DoDeed {
  start(deed: Deed): void;
  /** What is being done now. */
  readonly busy: Deed['what'] | undefined;
  /** Why the last one was refused. */
  readonly failure: string | undefined;
}

/** What the player does with an activity, one at a time. A retry after a lost answer has the request id of its decision. */
export function useDeed(activity: Activity): DoDeed {
  const t = useT();
  const [rids] = useState(createRidKeeper);
  const deed = useMutation({
    async mutationFn(deed: Deed) {
      await doDeed(activity, deed, rids.of(JSON.stringify([deed, activity.id, activity.version])));
      rids.done();
      await refreshRewards();
    },
    onSuccess: (_, { what }) => toast(t(`activity_did_${what}`), { type: 'success' }),
    onError: () => void refreshRewards(),
  });
  return {
    start: (next) => {
      if (!deed.isPending) deed.mutate(next);
    },
    busy: deed.isPending ? deed.variables?.what : undefined,
    failure: !deed.isError
      ? undefined
      : isCallError(deed.error)
        ? deed.error.message
        : t('activity_deed_failed'),
  };
}
