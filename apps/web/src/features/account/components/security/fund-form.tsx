import { Button } from '@tessera/ui';
import { tellOwn } from '../../../../data/inbox/index.ts';
import { refreshSecurity } from '../../../../data/security/index.ts';
import { call } from '../../../../platform/http/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { checkNewSecret } from '../../model/secrets.ts';
import styles from './form.module.css';
import { SecretField } from './secret-field.tsx';
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
    <form className={styles.root} noValidate onSubmit={form.submit}>
      <p className={styles.line}>{t('security_fund_line')}</p>
      <SecretField
        start
        label={t('security_password_login')}
        complete="current-password"
        value={form.values.password}
        error={form.errorOf('password')}
        onValue={(value) => form.set('password', value)}
      />
      <SecretField
        label={t('security_fund_new')}
        help={t('security_rules')}
        complete="new-password"
        value={form.values.fresh}
        error={form.errorOf('fresh')}
        onValue={(value) => form.set('fresh', value)}
      />
      <SecretField
        label={t('security_repeat')}
        complete="new-password"
        value={form.values.repeat}
        error={form.errorOf('repeat')}
        onValue={(value) => form.set('repeat', value)}
      />
      <Button type="submit" variant="primary" size="lg" block loading={form.pending}>
        {t('security_save')}
      </Button>
    </form>
  );
}
