import { Note } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { useJournal } from '../journal-watch.ts';
import styles from './verification.module.css';

/** Whether the public journal is consistent with what this device has seen (`lot/v1` step 8). */
export function JournalNote() {
  const t = useT();
  const { fault, seq } = useJournal();
  if (fault) {
    return (
      <Note tone="danger" icon={TriangleAlert} role="alert">
        <b>{t(`fairness_${fault.kind}`)}</b> {t(`fairness_${fault.kind}_line`, { seq: fault.seq })}
      </Note>
    );
  }
  return seq > 0 && <p className={styles.help}>{t('fairness_journal', { seq })}</p>;
}
