import { Button, Segmented } from '@tessera/ui';
import { useState } from 'react';
import { refreshSecurity, type Security } from '../../../../data/security/index.ts';
import { call } from '../../../../platform/http/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { isGoogleCode } from '../../model/secrets.ts';
import { CodeField } from './code-field.tsx';
import styles from './form.module.css';
import { SecretField } from './secret-field.tsx';
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
    <form className={styles.root} noValidate onSubmit={form.submit}>
      <p className={styles.line}>{t('security_step_up_line')}</p>
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
        <CodeField
          recovery
          value={form.values.google}
          error={form.errorOf('google')}
          onValue={(value) => form.set('google', value)}
        />
      ) : (
        <SecretField
          start
          label={t('security_fund')}
          complete="off"
          value={form.values.fund}
          error={form.errorOf('fund')}
          onValue={(value) => form.set('fund', value)}
        />
      )}
      <Button type="submit" variant="primary" size="lg" block loading={form.pending}>
        {t('security_continue')}
      </Button>
    </form>
  );
}
