import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { isOver, stagesOf, type Withdrawal } from '../model/withdrawal.ts';
import styles from './stage-list.module.css';

/** Progress of a withdrawal: stages with the time each was reached, and the expected arrival. */
export function StageList({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const format = useFormat();
  const { expected_at } = withdrawal;
  return (
    <ol className={styles.root} aria-label={t('withdraw_progress')}>
      {stagesOf(withdrawal).map(({ stage, look, at }) => (
        <li key={stage} data-look={look} aria-current={look === 'now' ? 'step' : undefined}>
          {t(look === 'stopped' ? `withdraw_state_${withdrawal.state}` : `withdraw_stage_${stage}`)}
          {at !== undefined && <small>{format.time(at, 'MM-DD HH:mm:ss')}</small>}
          {stage === 'arrived' && !isOver(withdrawal) && expected_at !== null && (
            <small>{t('withdraw_expected', { time: format.time(expected_at, 'MM-DD HH:mm') })}</small>
          )}
        </li>
      ))}
    </ol>
  );
}
