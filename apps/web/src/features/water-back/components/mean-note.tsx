import { Icon } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { WaterBack } from '../api/water-back.ts';
import styles from './rows.module.css';

/** What the stake of the rows loses on average, beside what comes back. */
export function MeanNote({ waterBack: { total, mean_loss } }: { waterBack: WaterBack }) {
  const t = useT();
  const format = useFormat();
  return (
    <p className={styles.mean}>
      <Icon of={Info} size={14} />
      {t('wb_mean', {
        stake: format.figure(total.stake),
        loss: format.figure(mean_loss),
        back: format.figure(total.amount),
      })}
    </p>
  );
}
