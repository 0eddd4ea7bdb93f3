import { Note } from '@tessera/ui';
import { SuccessCheckArt } from '@tessera/ui/art/inline/success-check.tsx';
import { Clock } from '@tessera/ui/icons';
import { useFormat } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { Link } from '../../../../platform/navigation/index.ts';
import styles from './recover.module.css';

/** The new password is set. `until`: end of the lock of withdrawals, ms. */
export function RecoverDone({ until }: { until: number }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className={styles.done} role="status">
      <SuccessCheckArt width={96} height={96} />
      <h2 className={styles.title}>{t('recover_done')}</h2>
      <Note icon={Clock}>{t('recover_done_line', { time: format.time(until, 'datetime') })}</Note>
      <Link replaces to="login" className={styles.back}>
        {t('forgot_back')}
      </Link>
    </div>
  );
}
