import { CaptchaBox, Field } from '@tessera/ui';
import { Contact } from '../../../components/contact/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { captchaSize } from '../api/captcha.ts';

export interface CaptchaFieldProps {
  value: string;
  onValue: (value: string) => void;
  /** Image as data URL; absent while it loads. */
  picture: string | undefined;
  onRenew: () => void;
  error: string | undefined;
}

/** The captcha image and its input, with an alternative for people who cannot read it. */
export function CaptchaField({ value, onValue, picture, onRenew, error }: CaptchaFieldProps) {
  const t = useT();
  return (
    <Field label={t('login_captcha')} error={error}>
      <CaptchaBox
        data-field="captcha"
        maxLength={8}
        picture={picture}
        ratio={captchaSize.width / captchaSize.height}
        value={value}
        onValue={onValue}
        onRefresh={onRenew}
        alternative={<Contact lead />}
      />
    </Field>
  );
}
