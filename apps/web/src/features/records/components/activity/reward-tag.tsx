import { Tag, type Tone } from '@tessera/ui';
import { useT } from '../../../../platform/i18n/index.ts';
import type { RewardState } from '../../api/activity-pages.ts';

const tones: Readonly<Record<RewardState, Tone>> = {
  active: 'info',
  completed: 'success',
  expired: 'neutral',
  forfeited: 'neutral',
  cancelled: 'warning',
};

/** The state of a reward. */
export function RewardTag({ state }: { state: RewardState }) {
  const t = useT();
  return <Tag tone={tones[state]}>{t(`act_state_${state}`)}</Tag>;
}
