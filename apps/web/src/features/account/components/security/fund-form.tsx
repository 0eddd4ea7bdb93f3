import { tellOwn } from '../../../../data/inbox/index.ts';
import { refreshSecurity } from '../../../../data/security/index.ts';
import { call } from '../../../../platform/http/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { checkNewSecret } from '../../model/secrets.ts';
import { LoginPassword, NewSecret, SecretForm } from './secret-form.tsx';
import { useSecretForm } from './use-secret-form.ts';

/** Sets or changes the fund password. */
export function FundForm({ onDone }: { onDone: () => void }) {
  const t = useT();
  const form = useSecretForm({
    empty: { password: '', fresh: '', repeat: '' },
    check: ({ password, fresh, repeat }) => ({
      ...(password === '' && { password: 'security_missing' }),
      ...checkNewSecret(fresh, repeat, password),
    }),
    send: ({ password, fresh }) =>
      call(
        'POST /api/user/fund-password',
        { password, fund_password: fresh },
        { handles: ['password_incorrect', 'password_too_common', 'validation_failed'] },
      ),
    faults: { password_incorrect: 'password', password_too_common: 'fresh', validation_failed: 'fresh' },
    onDone: () => {
      tellOwn(t('security_fund_done'));
      void refreshSecurity();
      onDone();
    },
  });
  return (
    <SecretForm form={form} line={t('security_fund_line')} action={t('security_save')}>
      <LoginPassword start form={form} />
      <NewSecret label={t('security_fund_new')} form={form} />
    </SecretForm>
  );
}
