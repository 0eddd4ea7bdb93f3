import { useState } from 'react';
import { useT } from '../../../../platform/i18n/index.ts';
import { makeCodes, refreshContacts } from '../../api/contacts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { LoginPassword, SecretForm } from './secret-form.tsx';
import { needsPassword, useSecretForm } from './use-secret-form.ts';

/** Makes recovery codes for a lost password: the password, then the codes, shown once. */
export function PasswordCodes({ onDone }: { onDone: () => void }) {
  const t = useT();
  const [codes, setCodes] = useState<readonly string[]>();
  const form = useSecretForm({
    empty: { password: '' },
    check: needsPassword,
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
    <SecretForm form={form} line={t('security_codes_make_line')} action={t('security_codes_make')}>
      <LoginPassword start form={form} />
    </SecretForm>
  );
}
