import { useState } from 'react';
import { percentText } from '../../../components/reward-figures/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { createRidKeeper, dataOf, isCallError } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { changeRate, type RateChange, refreshTeam, type TeamMember } from '../api/team.ts';

/** Changes the rate of one member; a retry after a lost answer has one effect. */
export function useRateChange({ id, name }: TeamMember, onDone: () => void) {
  const t = useT();
  const [rids] = useState(createRidKeeper);
  const change = useMutation({
    mutationFn: (wanted: RateChange) => changeRate(wanted, rids.of(JSON.stringify(wanted))),
    onSuccess: ({ rate_ppm, from, lowered }) => {
      rids.done();
      const values = { name, date: from, rate: percentText(rate_ppm) };
      toast(lowered > 0 ? t('tm_rate_saved_all', { ...values, n: lowered }) : t('tm_rate_saved', values), {
        type: 'success',
      });
      onDone();
    },
    onSettled: () => void refreshTeam(),
  });
  const below = dataOf(change.error, 'team_rate_below');
  return {
    save: (ratePpm: number, lowerBelow: boolean) => {
      if (!change.isPending) change.mutate({ member: id, rate_ppm: ratePpm, lower_below: lowerBelow });
    },
    reset: change.reset,
    isPending: change.isPending,
    /** Members below with a higher rate, because of whom the last one was refused. */
    below,
    /** Why else it was refused. */
    failure: !below && isCallError(change.error) ? change.error.message : undefined,
  };
}
