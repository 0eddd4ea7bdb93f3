import { useState } from 'react';
import { DesktopHead } from '../../../components/page-head/index.ts';
import { useFreshRewards } from '../../../data/promotions/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { RewardState } from '../api/activity-pages.ts';
import { RewardTable } from '../components/activity/reward-list.desktop.tsx';
import { RewardFeed } from '../components/activity/reward-list.phone.tsx';

const Rewards = partByForm({ desktop: RewardTable, phone: RewardFeed });

/** `record-activity`: every reward of the player with what is left to stake and its state; a running bonus can be given up. */
export function RecordActivityScreen() {
  const t = useT();
  const [state, setState] = useState<RewardState | 'all'>('all');
  useFreshRewards();
  return (
    <>
      <DesktopHead title={t('route_record_activity')} note={t('act_note')} />
      <Rewards state={state} onChange={setState} />
    </>
  );
}
