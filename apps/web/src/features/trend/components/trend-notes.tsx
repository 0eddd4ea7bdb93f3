import { Icon, Tag } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import type { TrendState } from '../state/use-trend.ts';
import styles from './trend-notes.module.css';

/** Notes shown with every trend: draws are independent, and the source of the numbers. */
export function TrendNotes({ trend }: { trend: TrendState }) {
  const t = useT();
  return (
    <span className={styles.root}>
      <span className={styles.note}>
        <Icon of={Info} size={14} />
        {t('trend_independent')}
      </span>
      {trend.cut && <span>{t('trend_cut')}</span>}
      {trend.simulated && <Tag tone="warning">{t('bet_beacon_simulated')}</Tag>}
      {trend.sample && <Tag tone="line">{t('trend_sample')}</Tag>}
    </span>
  );
}
