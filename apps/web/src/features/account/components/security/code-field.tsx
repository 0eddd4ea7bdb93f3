import { Button, Field, Input } from '@tessera/ui';
import { OtpField } from '@tessera/ui/otp/otp-field.tsx';
import { useState } from 'react';
import { useT } from '../../../../platform/i18n/index.ts';
import styles from './form.module.css';

export interface CodeFieldProps {
  value: string;
  onValue: (value: string) => void;
  error: string | undefined;
  /** Offers to type a recovery code instead. */
  recovery?: boolean;
}

/** Field for the six digits of the authenticator, or for a recovery code where accepted. */
export function CodeField({ value, onValue, error, recovery = false }: CodeFieldProps) {
  const t = useT();
  const [lost, setLost] = useState(false);
  return (
    <>
      <Field
        label={t(lost ? 'security_recovery_code' : 'security_code')}
        error={error}
        help={t(lost ? 'security_recovery_help' : 'security_code_help')}
      >
        {lost ? (
          <Input autoComplete="off" autoCapitalize="off" maxLength={11} value={value} onValue={onValue} />
        ) : (
          <OtpField value={value} onChange={onValue} />
        )}
      </Field>
      {recovery && (
        <Button
          variant="link"
          size="sm"
          className={styles.other}
          onClick={() => {
            setLost(!lost);
            onValue('');
          }}
        >
          {t(lost ? 'security_use_code' : 'security_use_recovery')}
        </Button>
      )}
    </>
  );
}
