import { Button } from '@tessera/ui';
import { useState } from 'react';
import { useT } from '../../../../platform/i18n/index.ts';
import { makeCodes, refreshContacts } from '../../api/contacts.ts';
import styles from './form.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecretField } from './secret-field.tsx';
import { useSecretForm } from './use-secret-form.ts';

/** Makes recovery codes for a lost password: the password, then the codes, shown once. */
export function PasswordCodes({ onDone }: { onDone: () => void }) {
  const t = useT();
  const [codes, setCodes] = useState<readonly string[]>();
  const form = useSecretForm({
    empty: { password: '' },
    check: ({ password }) => (password === '' ? { password: 'security_missing' } : {}),
    send: ({ password }) => makeCodes(password),
    faults: { password_incorrect: 'password' },
    onDone: setCodes,
  });
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        line={t('security_codes_password_line')}
        onDone={() => {
          void refreshContacts();
          onDone();
        }}
      />
    );
  return (
    <form className={styles.root} noValidate onSubmit={form.submit}>
      <p className={styles.line}>{t('security_codes_make_line')}</p>
      <SecretField
        start
        label={t('security_password_login')}
        complete="current-password"
        value={form.values.password}
        error={form.errorOf('password')}
        onValue={(value) => form.set('password', value)}
      />
      <Button type="submit" variant="primary" size="lg" block loading={form.pending}>
        {t('security_codes_make')}
      </Button>
    </form>
  );
}
