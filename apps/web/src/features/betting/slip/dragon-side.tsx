'use memo';

import type { EarlierBet } from '../../../data/slip/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { LongRunsSlot } from '../slots.ts';
import { addAgain } from './add-again.ts';

/** Long runs of the lottery; a pick is added to the slip with the minimum stake. */
export function DragonSide() {
  const t = useT();
  const { lottery } = useBettingPage();
  const add = async (play: string, content: EarlierBet['content']) => {
    const terms = { unit_stake: lottery.stake_min, multiple: 1, rebate_ppm: 0 };
    if (await addAgain({ ...terms, lottery_id: lottery.id, play, content }))
      toast(t('trend_added'), { type: 'success' });
  };
  return (
    <LongRunsSlot
      lottery={lottery}
      onAdd={(play, cell) =>
        void ignoreFailure('add a run to the slip: the player can retry', add(play, cell))
      }
    />
  );
}
