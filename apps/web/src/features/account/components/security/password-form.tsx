import { Note } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { tellOwn } from '../../../../data/inbox/index.ts';
import { changePassword, refreshSecurity } from '../../../../data/security/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { checkNewSecret } from '../../model/secrets.ts';
import { SecretField } from './secret-field.tsx';
import { NewSecret, SecretForm } from './secret-form.tsx';
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
    <SecretForm form={form} action={t('security_password_save')}>
      <SecretField
        start
        label={t('security_password_old')}
        complete="current-password"
        {...form.field('old')}
      />
      <NewSecret label={t('security_password_new')} form={form} />
      <Note icon={Info}>{t('security_password_line')}</Note>
    </SecretForm>
  );
}
