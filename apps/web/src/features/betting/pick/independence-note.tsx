import { Icon } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './independence-note.module.css';

/** States that past draws do not affect the next draw. */
export function IndependenceNote() {
  const t = useT();
  return (
    <p className={styles.note}>
      <Icon of={Info} size={14} />
      {t('draws_independent')}
    </p>
  );
}
