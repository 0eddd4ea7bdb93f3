import { dayIn } from '@tessera/protocol/time';
import { useRef, useState } from 'react';
import { INDEX_NOTICE, loadUser } from '../../../data/session/index.ts';
import { setPrefs, useSettings } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { isCallError, newRid, storeToken } from '../../../platform/http/index.ts';
import { useLanguage } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { storage } from '../../../platform/storage/index.ts';
import { useCaptcha } from '../api/captcha.ts';
import { register } from '../api/register.ts';
import { emptyBirth, isPartial } from '../forms/birth-date.ts';
import { without } from '../forms/errors.ts';
import { inviteFaultOf } from '../forms/invite-fault.ts';
import {
  checkRegister,
  type RegisterErrors,
  type RegisterForm,
  registerPayload,
  registerRefusal,
  registerSteps,
} from '../forms/register-form.ts';
import type { Invitation } from './use-invitation.ts';

/** State and actions of the registration, in steps on phones. */
export function useRegister(invitation: Invitation) {
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
      const extras = {
        rid: rid.current,
        language,
        inviteCode: invitation.used,
        captcha: captcha.picture?.encrypt,
      };
      await storeToken(await register(registerPayload(form, extras)));
      setPrefs({ rememberedName: form.userName.trim(), remembered: true });
      const { keepAccepted } = await import('../keep-accepted.ts');
      keepAccepted(form.userName);
      await storage.set(INDEX_NOTICE, 1);
      await loadUser();
    },
    onError: (error) => {
      if (!isCallError(error)) return;
      const fault = invitation.used && inviteFaultOf(error.code);
      if (fault) invitation.learn({ fault });
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
    /** Changes fields and clears their errors. */
    change: (change: Partial<RegisterForm>) => {
      // A password manager fills several fields at once, so each change builds on the one before.
      setForm((typed) => ({ ...typed, ...change }));
      setErrors((found) => without(found, Object.keys(change)));
    },
    /** Validates a field that lost focus; an empty or partly filled field is not an error yet. */
    leave: (field: keyof RegisterForm) => {
      const empty = field === 'birth' ? isPartial(form.birth) : form[field] === '';
      const fault = empty ? undefined : check()[field];
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
      if (Object.keys(faults).length > 0) return;
      running.current = true;
      enter.mutate();
    },
    pending: enter.isPending,
    done: enter.isSuccess,
  };
}

function emptyForm(): RegisterForm {
  return { userName: '', password: '', repeat: '', birth: emptyBirth, captcha: '', agreed: false };
}
