import { Button, CopyButton, Note } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useT } from '../../../../platform/i18n/index.ts';
import styles from './form.module.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** What the codes are for and how to keep them. */
  line: string;
  onDone: () => void;
}

/** Recovery codes, shown only once. */
export function RecoveryCodes({ codes, line, onDone }: RecoveryCodesProps) {
  const t = useT();
  return (
    <div className={styles.root}>
      <Note tone="warning" icon={TriangleAlert} role="status">
        {line}
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
