import { Checkbox } from '@tessera/ui';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import styles from './agreement-box.module.css';

/** The terms load when they are opened, because few players read them. */
const AgreementDialog = lazyPart(
  async () => (await import('../../../components/agreement-dialog/index.ts')).AgreementDialog,
);

export interface AgreementBoxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  invalid: boolean;
  /** Id of the text that says why it is invalid. */
  describedBy?: string | undefined;
  /** Label before the link to the terms. */
  children: ReactNode;
}

/** The checkbox that accepts the terms, with a separate link to read them; reading never ticks the box. */
export function AgreementBox({ checked, onChange, invalid, describedBy, children }: AgreementBoxProps) {
  const t = useT();
  const [reading, setReading] = useState(false);
  const [wasRead, setWasRead] = useState(false);
  const read = () => {
    setReading(true);
    setWasRead(true);
  };
  return (
    <span className={styles.root} data-invalid={invalid || undefined}>
      <Checkbox
        checked={checked}
        onChange={onChange}
        data-field="agreed"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      >
        {children}
      </Checkbox>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={read}>
        {t('terms_link')}
      </button>
      {wasRead && (
        <AgreementDialog
          open={reading}
          onClose={() => setReading(false)}
          onAccept={() => {
            setReading(false);
            onChange(true);
          }}
        />
      )}
    </span>
  );
}
