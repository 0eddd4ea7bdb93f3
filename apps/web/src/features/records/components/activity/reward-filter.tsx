import { Chip } from '@tessera/ui';
import { useT } from '../../../../platform/i18n/index.ts';
import type { RewardState } from '../../api/activity-pages.ts';
import styles from '../filter-chips.module.css';

/** States that can be chosen, in the order of a reward's life. */
const states = ['all', 'active', 'completed', 'forfeited', 'expired', 'cancelled'] as const;

export interface RewardFilterProps {
  state: RewardState | 'all';
  onChange: (state: RewardState | 'all') => void;
}

/** The state to show, one press each. */
export function RewardFilter({ state, onChange }: RewardFilterProps) {
  const t = useT();
  return (
    <search className={styles.chips} aria-label={t('act_state')}>
      {states.map((value) => (
        <Chip key={value} variant="line" pressed={value === state} onClick={() => onChange(value)}>
          {t(value === 'all' ? 'act_all' : `act_state_${value}`)}
        </Chip>
      ))}
    </search>
  );
}
