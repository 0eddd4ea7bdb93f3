import { Button, Note } from '@tessera/ui';
import { RefreshCw, TriangleAlert } from '@tessera/ui/icons';
import { useT } from '../../../../platform/i18n/index.ts';
import styles from './logins.module.css';

/** Error with a retry button when a list could not be loaded. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <Note
      tone="warning"
      icon={TriangleAlert}
      role="alert"
      className={styles.failed}
      action={
        <Button variant="tonal" size="sm" icon={RefreshCw} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('security_failed')}
    </Note>
  );
}
