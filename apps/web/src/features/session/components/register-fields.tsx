import { Field, Icon, Input } from '@tessera/ui';
import { CircleX, Lock, UserRound } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import type { RegisterField } from '../forms/register-form.ts';
import { AgreementBox } from './agreement-box.tsx';
import { BirthFields } from './birth-fields.tsx';
import { CaptchaField } from './captcha-field.tsx';
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
      <Field label={t('login_name')} help={t('register_name_rules')} error={errorOf('userName')}>
        <Input
          data-field="userName"
          data-start=""
          name="username"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={32}
          prefix={<Icon of={UserRound} size={18} />}
          value={form.userName}
          onValue={(userName) => change({ userName })}
          onBlur={() => leave('userName')}
        />
      </Field>
      <Field label={t('login_password')} help={t('register_password_rules')} error={errorOf('password')}>
        <Input
          data-field="password"
          type="password"
          name="new-password"
          autoComplete="new-password"
          maxLength={128}
          prefix={<Icon of={Lock} size={18} />}
          value={form.password}
          onValue={(password) => change({ password })}
          onBlur={() => leave('password')}
        />
        <PasswordMeter password={form.password} userName={form.userName} />
      </Field>
      <Field label={t('register_repeat')} error={errorOf('repeat')}>
        <Input
          data-field="repeat"
          type="password"
          name="repeat-password"
          autoComplete="new-password"
          maxLength={128}
          prefix={<Icon of={Lock} size={18} />}
          value={form.repeat}
          onValue={(repeat) => change({ repeat })}
          onBlur={() => leave('repeat')}
        />
      </Field>
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
