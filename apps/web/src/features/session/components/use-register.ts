import { dayIn } from '@tessera/protocol/time';
import { useRef, useState } from 'react';
import { INDEX_NOTICE, loadUser } from '../../../data/session/index.ts';
import { setPrefs, useSettings } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { isCallError, newRid, storeToken } from '../../../platform/http/index.ts';
import { useLanguage, useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { storage } from '../../../platform/storage/index.ts';
import { useCaptcha } from '../api/captcha.ts';
import { register } from '../api/register.ts';
import { without } from '../forms/errors.ts';
import {
  checkRegister,
  latestBirth,
  type RegisterErrors,
  type RegisterForm,
  registerPayload,
  registerRefusal,
  registerSteps,
} from '../forms/register-form.ts';

/** State and actions of the registration, in steps on phones. */
export function useRegister(inviteCode: string | undefined) {
  const t = useT();
  const language = useLanguage();
  const { loginCaptcha, timeZone } = useSettings();
  const [form, setForm] = useState<RegisterForm>(emptyForm);
  const [errors, setErrors] = useState<RegisterErrors>({});
  const [attempts, setAttempts] = useState(0);
  const [step, setStep] = useState(0);
  const [captchaAsked, setCaptchaAsked] = useState(false);
  const needsCaptcha = captchaAsked || loginCaptcha === '1';
  const captcha = useCaptcha(needsCaptcha);
  const rid = useRef(newRid());
  const running = useRef(false);
  const today = dayIn(now(), timeZone);

  const enter = useMutation({
    mutationFn: async () => {
      const extras = { rid: rid.current, language, inviteCode, captcha: captcha.picture?.encrypt };
      await storeToken(await register(registerPayload(form, extras)));
      setPrefs({ rememberedName: form.userName.trim(), remembered: true });
      const { keepAccepted } = await import('../keep-accepted.ts');
      keepAccepted(form.userName);
      await storage.set(INDEX_NOTICE, 1);
      await loadUser();
    },
    onError: (error) => {
      if (!isCallError(error)) return;
      const faults = registerRefusal(error.code, needsCaptcha);
      show(faults);
      if (faults.captcha) setCaptchaAsked(true);
      // Every attempt consumes the captcha (A4).
      setForm((typed) => ({ ...typed, captcha: '' }));
      if (needsCaptcha) captcha.renew();
    },
    onSettled: () => {
      running.current = false;
    },
  });

  /** Sets the errors and goes to the first step with an error. */
  function show(faults: RegisterErrors): void {
    setErrors(faults);
    setAttempts((count) => count + 1);
    const at = registerSteps.findIndex((fields) => fields.some((field) => faults[field]));
    if (at >= 0) setStep(at);
  }

  const check = () => checkRegister(form, today, needsCaptcha);

  return {
    form,
    errors,
    attempts,
    step,
    needsCaptcha,
    picture: captcha.picture?.data,
    birthMax: latestBirth(today),
    /** Changes fields and clears their errors. */
    change: (change: Partial<RegisterForm>) => {
      // A password manager fills several fields at once, so each change builds on the one before.
      setForm((typed) => ({ ...typed, ...change }));
      setErrors((found) => without(found, Object.keys(change)));
    },
    /** Validates a field that lost focus; an empty field is not an error yet. */
    leave: (field: keyof RegisterForm) => {
      const fault = form[field] === '' ? undefined : check()[field];
      setErrors((found) => ({ ...without(found, [field]), ...(fault && { [field]: fault }) }));
    },
    renewPicture: captcha.renew,
    /** Goes to the second step if the first is valid. */
    next: () => {
      const faults = check();
      const first = Object.entries(faults).filter(([field]) =>
        registerSteps[0].some((name) => name === field),
      );
      setErrors(Object.fromEntries(first));
      setAttempts(attempts + 1);
      if (first.length === 0) setStep(1);
    },
    previous: () => setStep(0),
    submit: () => {
      if (running.current) return;
      const faults = check();
      show(faults);
      if (faults.agreed) toast(t('please_read_agree'), { type: 'info' });
      if (Object.keys(faults).length > 0) return;
      running.current = true;
      enter.mutate();
    },
    pending: enter.isPending,
    done: enter.isSuccess,
  };
}

function emptyForm(): RegisterForm {
  return { userName: '', password: '', repeat: '', birthDate: '', captcha: '', adult: false, agreed: false };
}
