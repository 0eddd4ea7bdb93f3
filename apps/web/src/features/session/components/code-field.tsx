import { Field, Input } from '@tessera/ui';
import { OtpField } from '@tessera/ui/otp/otp-field.tsx';
import { useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './login-form.module.css';

export interface CodeFieldProps {
  value: string;
  onValue: (value: string) => void;
  error: string | undefined;
}

/** The code of the authenticator, or a recovery code instead. */
export function CodeField({ value, onValue, error }: CodeFieldProps) {
  const t = useT();
  const [lost, setLost] = useState(false);
  return (
    <div className={styles.slide}>
      <Field
        label={t(lost ? 'login_recovery' : 'login_google')}
        labelEnd={
          <button
            type="button"
            className={styles.other}
            onClick={() => {
              setLost(!lost);
              onValue('');
            }}
          >
            {t(lost ? 'login_google_use' : 'login_recovery_use')}
          </button>
        }
        error={error}
        help={t(lost ? 'login_recovery_help' : 'login_google_help')}
      >
        {lost ? (
          <Input
            data-field="googleCode"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={11}
            value={value}
            onValue={onValue}
          />
        ) : (
          <OtpField data-field="googleCode" value={value} onChange={onValue} />
        )}
      </Field>
    </div>
  );
}
