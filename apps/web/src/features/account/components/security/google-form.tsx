import type { CallReply } from '@tessera/protocol/endpoints';
import { useState } from 'react';
import { tellOwn } from '../../../../data/inbox/index.ts';
import { refreshSecurity } from '../../../../data/security/index.ts';
import { call } from '../../../../platform/http/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { GoogleKey } from './google-key.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { LoginPassword, SecretForm } from './secret-form.tsx';
import { needsPassword, useSecretForm } from './use-secret-form.ts';

/** Turns the authenticator on: password, then key and first code, then recovery codes. */
export function GoogleForm({ onDone }: { onDone: () => void }) {
  const t = useT();
  const [key, setKey] = useState<CallReply<'POST /api/user/google/begin'>>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        line={t('security_codes_line')}
        onDone={() => {
          void refreshSecurity();
          onDone();
        }}
      />
    );
  }
  if (key) return <GoogleKey uri={key.uri} text={key.key} onDone={setCodes} />;
  return <AskPassword onDone={setKey} />;
}

function AskPassword({ onDone }: { onDone: (key: CallReply<'POST /api/user/google/begin'>) => void }) {
  const t = useT();
  const form = useSecretForm({
    empty: { password: '' },
    check: needsPassword,
    send: ({ password }) =>
      call('POST /api/user/google/begin', { password }, { handles: ['password_incorrect'] }),
    faults: { password_incorrect: 'password' },
    onDone,
  });
  return (
    <SecretForm form={form} line={t('security_google_line')} action={t('security_continue')}>
      <LoginPassword start form={form} />
    </SecretForm>
  );
}

/** Turns the authenticator off; shown after the step-up. */
export function GoogleOff({ onDone }: { onDone: () => void }) {
  const t = useT();
  const form = useSecretForm({
    empty: {},
    check: () => ({}),
    send: () => call('POST /api/user/google/remove', {}),
    faults: {},
    onDone: () => {
      tellOwn(t('security_google_off_done'));
      void refreshSecurity();
      onDone();
    },
  });
  return (
    <SecretForm
      form={form}
      line={t('security_google_off_line')}
      action={t('security_google_off')}
      tone="danger"
    />
  );
}
