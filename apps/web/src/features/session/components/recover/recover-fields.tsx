import { Field, Icon, Input } from '@tessera/ui';
import { Mail } from '@tessera/ui/icons';
import { OtpField } from '@tessera/ui/otp/otp-field.tsx';
import { useT } from '../../../../platform/i18n/index.ts';
import type { RecoverField } from '../../forms/recover-form.ts';
import { CaptchaField } from '../captcha-field.tsx';
import { NameField } from '../name-field.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import type { Recover } from './use-recover.ts';

interface FieldsProps {
  recover: Recover;
}

/** Name and address, to ask for a code. */
export function AskFields({ recover }: FieldsProps) {
  const t = useT();
  const { form, change } = recover;
  return (
    <>
      <AccountName recover={recover} />
      <Field
        label={t('recover_address')}
        help={t('recover_address_help')}
        error={useErrorOf(recover, 'address')}
      >
        <Input
          data-field="address"
          name="address"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={120}
          prefix={<Icon of={Mail} size={18} />}
          value={form.address}
          onValue={(address) => change({ address })}
        />
      </Field>
      <Captcha recover={recover} />
    </>
  );
}

/** The code and the new password; a recovery code also needs the name. */
export function SetFields({ recover }: FieldsProps) {
  const t = useT();
  const { form, way, change } = recover;
  const isSent = way === 'message';
  return (
    <>
      {!isSent && <AccountName recover={recover} />}
      <Field
        label={t(isSent ? 'recover_code' : 'recover_codes_field')}
        help={isSent ? undefined : t('recover_codes_help')}
        error={useErrorOf(recover, 'code')}
      >
        {isSent ? (
          <OtpField data-field="code" value={form.code} onChange={(code) => change({ code })} />
        ) : (
          <Input
            data-field="code"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={11}
            value={form.code}
            onValue={(code) => change({ code })}
          />
        )}
      </Field>
      <NewPasswordField
        field="fresh"
        label={t('recover_new')}
        help={t('register_password_rules')}
        error={useErrorOf(recover, 'fresh')}
        value={form.fresh}
        onValue={(fresh) => change({ fresh })}
      />
      <NewPasswordField
        field="repeat"
        label={t('register_repeat')}
        error={useErrorOf(recover, 'repeat')}
        value={form.repeat}
        onValue={(repeat) => change({ repeat })}
      />
      <Captcha recover={recover} />
    </>
  );
}

function AccountName({ recover }: FieldsProps) {
  return (
    <NameField
      value={recover.form.userName}
      onValue={(userName) => recover.change({ userName })}
      error={useErrorOf(recover, 'userName')}
    />
  );
}

function Captcha({ recover }: FieldsProps) {
  const error = useErrorOf(recover, 'captcha');
  if (!recover.needsCaptcha) return null;
  return (
    <CaptchaField
      value={recover.form.captcha}
      onValue={(captcha) => recover.change({ captcha })}
      picture={recover.picture}
      onRenew={recover.renewPicture}
      error={error}
    />
  );
}

function useErrorOf({ errors }: Recover, field: RecoverField): string | undefined {
  const t = useT();
  const error = errors[field];
  return error && t(error);
}
