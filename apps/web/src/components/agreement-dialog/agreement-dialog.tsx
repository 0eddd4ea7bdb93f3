import { Button, Dialog } from '@tessera/ui';
import { useSettings } from '../../data/settings/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import styles from './agreement-dialog.module.css';

/** Articles of the terms; each has the message keys `terms_<name>_title` and `terms_<name>`. */
const articles = ['age', 'account', 'bets', 'results', 'money', 'limits', 'privacy', 'law'] as const;

export interface AgreementDialogProps {
  open: boolean;
  onClose: () => void;
  /** Absent where the terms are only displayed. */
  onAccept?: () => void;
}

/** The terms, opened from login, registration and the account. */
export function AgreementDialog({ open, onClose, onAccept }: AgreementDialogProps) {
  const t = useT();
  const { platformName } = useSettings();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('terms_title')}
      width={560}
      footer={
        <>
          <Button onClick={onClose}>{t('terms_close')}</Button>
          {onAccept && (
            <Button variant="primary" onClick={onAccept}>
              {t('terms_accept')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('terms_intro', { name: platformName })}</p>
      <ol className={styles.articles}>
        {articles.map((article) => (
          <li key={article}>
            <h3>{t(`terms_${article}_title`)}</h3>
            <p>{t(`terms_${article}`)}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
