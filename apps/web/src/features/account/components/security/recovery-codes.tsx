import { Button, CopyButton, Note } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useT } from '../../../../platform/i18n/index.ts';
import styles from './form.module.css';

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useT();
  return (
    <div className={styles.root}>
      <Note tone="warning" icon={TriangleAlert} role="status">
        {t('security_codes_line')}
      </Note>
      <ul className={styles.codes} aria-label={t('security_codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton value={codes.join('\n')} size="md">
        {t('security_codes_copy')}
      </CopyButton>
      <Button variant="primary" size="lg" block onClick={onDone}>
        {t('security_codes_done')}
      </Button>
    </div>
  );
}
