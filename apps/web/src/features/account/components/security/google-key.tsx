import { CopyButton } from '@tessera/ui';
import { call } from '../../../../platform/http/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { lazyPart } from '../../../../platform/lazy/index.ts';
import { inFours } from '../../model/secrets.ts';
import { CodeField } from './code-field.tsx';
import styles from './form.module.css';
import { SecretForm } from './secret-form.tsx';
import { useSecretForm } from './use-secret-form.ts';

const QrCode = lazyPart(async () => (await import('../../../../components/qr-code/index.ts')).QrCode);

export interface GoogleKeyProps {
  /** `otpauth` address for the authenticator. */
  uri: string;
  /** The key in base32, for typing. */
  text: string;
  /** Called with the recovery codes after the first valid code. */
  onDone: (codes: readonly string[]) => void;
}

/** The key as QR code and text, with the field for its first code. */
export function GoogleKey({ uri, text, onDone }: GoogleKeyProps) {
  const t = useT();
  const form = useSecretForm({
    empty: { code: '' },
    check: ({ code }) => (/^\d{6}$/.test(code) ? {} : { code: 'google_auth_incorrect' }),
    send: ({ code }) =>
      call('POST /api/user/google/confirm', { code }, { handles: ['google_auth_incorrect'] }),
    faults: { google_auth_incorrect: 'code' },
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <SecretForm form={form} line={t('security_google_scan')} action={t('security_google_on')}>
      <div className={styles.key}>
        <QrCode text={uri} label={t('security_google_picture')} />
        <span className={styles.text}>
          <code>{inFours(text)}</code>
          <CopyButton value={text} label={t('security_google_copy')} />
        </span>
        <a href={uri} className={styles.link}>
          {t('security_google_open')}
        </a>
      </div>
      <CodeField {...form.field('code')} />
    </SecretForm>
  );
}
