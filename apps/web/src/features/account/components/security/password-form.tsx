import { Button, Note } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { tellOwn } from '../../../../data/inbox/index.ts';
import { changePassword, refreshSecurity } from '../../../../data/security/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { checkNewSecret } from '../../model/secrets.ts';
import styles from './form.module.css';
import { SecretField } from './secret-field.tsx';
import { useSecretForm } from './use-secret-form.ts';

/** Changes the password of the account. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useT();
  const form = useSecretForm({
    empty: { old: '', fresh: '', repeat: '' },
    check: ({ old, fresh, repeat }) => ({
      ...(old === '' && { old: 'security_missing' }),
      ...checkNewSecret(fresh, repeat, old),
    }),
    send: ({ old, fresh }) => changePassword(old, fresh),
    faults: { password_incorrect: 'old', password_too_common: 'fresh', validation_failed: 'fresh' },
    onDone: () => {
      tellOwn(t('security_password_done'));
      void refreshSecurity();
      onDone();
    },
  });
  return (
    <form className={styles.root} noValidate onSubmit={form.submit}>
      <SecretField
        start
        label={t('security_password_old')}
        complete="current-password"
        value={form.values.old}
        error={form.errorOf('old')}
        onValue={(value) => form.set('old', value)}
      />
      <SecretField
        label={t('security_password_new')}
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
      <Note icon={Info}>{t('security_password_line')}</Note>
      <Button type="submit" variant="primary" size="lg" block loading={form.pending}>
        {t('security_password_save')}
      </Button>
    </form>
  );
}
