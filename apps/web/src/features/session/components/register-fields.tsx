import { Field, Icon, Input } from '@tessera/ui';
import { CircleX, Lock } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import type { RegisterField } from '../forms/register-form.ts';
import { AgreementBox } from './agreement-box.tsx';
import { BirthFields } from './birth-fields.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { NameField } from './name-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';
import styles from './register-fields.module.css';
import type { Invitation } from './use-invitation.ts';
import type { useRegister } from './use-register.ts';

const FAULT = 'register-agreement-fault';

export interface RegisterFieldsProps {
  registration: ReturnType<typeof useRegister>;
}

/** Step 1: the account. */
export function AccountFields({ registration: { form, errors, change, leave } }: RegisterFieldsProps) {
  const t = useT();
  const errorOf = useErrorText(errors);
  return (
    <>
      <NameField
        value={form.userName}
        onValue={(userName) => change({ userName })}
        onBlur={() => leave('userName')}
        error={errorOf('userName')}
        help={t('register_name_rules')}
      />
      <NewPasswordField
        field="password"
        label={t('login_password')}
        help={t('register_password_rules')}
        error={errorOf('password')}
        value={form.password}
        onValue={(password) => change({ password })}
        onBlur={() => leave('password')}
      >
        <PasswordMeter password={form.password} userName={form.userName} />
      </NewPasswordField>
      <NewPasswordField
        field="repeat"
        label={t('register_repeat')}
        error={errorOf('repeat')}
        value={form.repeat}
        onValue={(repeat) => change({ repeat })}
        onBlur={() => leave('repeat')}
      />
    </>
  );
}

/** Step 2: personal data and consent. */
export function PersonFields({
  registration,
  invitation: { used, inviter },
}: RegisterFieldsProps & { invitation: Invitation }) {
  const t = useT();
  const { form, errors, change, leave } = registration;
  const errorOf = useErrorText(errors);
  return (
    <>
      <BirthFields
        value={form.birth}
        onChange={(birth) => change({ birth })}
        onLeave={() => leave('birth')}
        error={errorOf('birth')}
      />
      {used && (
        <Field
          label={t('register_invite')}
          help={inviter ? t('register_invite_from', { name: inviter }) : t('register_invite_help')}
        >
          <Input value={used} disabled suffix={<Icon of={Lock} size={16} />} />
        </Field>
      )}
      {registration.needsCaptcha && (
        <CaptchaField
          value={form.captcha}
          onValue={(captcha) => change({ captcha })}
          picture={registration.picture}
          onRenew={registration.renewPicture}
          error={errorOf('captcha')}
        />
      )}
      <div className={styles.checks}>
        <AgreementBox
          checked={form.agreed}
          invalid={errors.agreed !== undefined}
          describedBy={errors.agreed && FAULT}
          onChange={(agreed) => change({ agreed })}
        >
          {t('register_agree')}
        </AgreementBox>
        {errors.agreed && (
          <p id={FAULT} role="alert" className={styles.fault}>
            <Icon of={CircleX} size={14} />
            {errorOf('agreed')}
          </p>
        )}
      </div>
    </>
  );
}

function useErrorText(errors: RegisterFieldsProps['registration']['errors']) {
  const t = useT();
  return (field: RegisterField) => errors[field] && t(errors[field]);
}
