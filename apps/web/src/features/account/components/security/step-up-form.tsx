import { Segmented } from '@tessera/ui';
import { useState } from 'react';
import { refreshSecurity, type Security } from '../../../../data/security/index.ts';
import { call } from '../../../../platform/http/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { isGoogleCode } from '../../model/secrets.ts';
import { CodeField } from './code-field.tsx';
import { SecretField } from './secret-field.tsx';
import { SecretForm } from './secret-form.tsx';
import { useSecretForm } from './use-secret-form.ts';

/** Asks for one of the player's factors before a sensitive action (A12). */
export function StepUpForm({ security }: { security: Security }) {
  const t = useT();
  const [factor, setFactor] = useState<'google' | 'fund'>(security.google ? 'google' : 'fund');
  const form = useSecretForm({
    empty: { google: '', fund: '' },
    check: ({ google, fund }) => {
      if (factor === 'google') return isGoogleCode(google) ? {} : { google: 'google_auth_incorrect' };
      return fund === '' ? { fund: 'security_missing' } : {};
    },
    send: ({ google, fund }) =>
      call(
        'POST /api/user/step-up',
        factor === 'google' ? { google_code: google.trim() } : { fund_password: fund },
        { handles: ['google_auth_incorrect', 'fund_password_incorrect'] },
      ),
    faults: { google_auth_incorrect: 'google', fund_password_incorrect: 'fund' },
    onDone: () => void refreshSecurity(),
  });
  return (
    <SecretForm form={form} line={t('security_step_up_line')} action={t('security_continue')}>
      {security.google && security.fund_password && (
        <Segmented
          fill
          label={t('security_step_up')}
          options={[
            { value: 'google', label: t('security_code') },
            { value: 'fund', label: t('security_fund') },
          ]}
          value={factor}
          onChange={setFactor}
        />
      )}
      {factor === 'google' ? (
        <CodeField recovery {...form.field('google')} />
      ) : (
        <SecretField start label={t('security_fund')} complete="off" {...form.field('fund')} />
      )}
    </SecretForm>
  );
}
