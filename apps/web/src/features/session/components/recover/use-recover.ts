import { useRef, useState } from 'react';
import { prefs, useSettings } from '../../../../data/settings/index.ts';
import { isCallError } from '../../../../platform/http/index.ts';
import { useMutation } from '../../../../platform/query/index.ts';
import { useCaptcha } from '../../api/captcha.ts';
import { askCode, setPassword } from '../../api/recover.ts';
import { without } from '../../forms/errors.ts';
import {
  checkRecover,
  emptyRecover,
  type RecoverErrors,
  type RecoverForm,
  type RecoverStep,
  type RecoverWay,
  recoverRefusal,
} from '../../forms/recover-form.ts';

/** State and actions of the recovery form. */
export function useRecover() {
  const captchaOn = useSettings().loginCaptcha === '1';
  const [form, setForm] = useState<RecoverForm>({ ...emptyRecover, userName: prefs().rememberedName });
  const [way, setWay] = useState<RecoverWay>('message');
  const [asked, setAsked] = useState(false);
  const [captchaAsked, setCaptchaAsked] = useState(false);
  const [errors, setErrors] = useState<RecoverErrors>({});
  const [attempts, setAttempts] = useState(0);
  const [lockedUntil, setLockedUntil] = useState<number>();
  const running = useRef(false);
  const needsCaptcha = captchaOn || captchaAsked;
  const captcha = useCaptcha(needsCaptcha);
  const step: RecoverStep = way === 'message' && !asked ? 'ask' : 'set';
  const send = useMutation({
    mutationFn: async () => {
      const userName = form.userName.trim();
      const answer =
        needsCaptcha && captcha.picture
          ? { captcha: { encrypt: captcha.picture.encrypt, answer: form.captcha.trim() } }
          : {};
      if (step === 'ask') {
        await askCode({ user_name: userName, address: form.address.trim(), ...answer });
        setAsked(true);
        return;
      }
      const done = await setPassword({
        user_name: userName,
        code: form.code.trim(),
        password_new: form.fresh,
        ...answer,
      });
      setLockedUntil(done.withdraw_locked_until);
    },
    onError: (error) => {
      if (!isCallError(error)) return;
      setErrors(recoverRefusal(error.code, needsCaptcha));
      setAttempts((count) => count + 1);
      if (error.code === 'captcha_incorrect') setCaptchaAsked(true);
    },
    onSettled: () => {
      running.current = false;
      // Every call consumes the captcha (A4).
      setForm((now) => ({ ...now, captcha: '' }));
      if (needsCaptcha) captcha.renew();
    },
  });
  return {
    form,
    way,
    step,
    needsCaptcha,
    picture: captcha.picture?.data,
    renewPicture: captcha.renew,
    errors,
    attempts,
    pending: send.isPending,
    /** ms, once the new password is set. */
    lockedUntil,
    change: (change: Partial<RecoverForm>) => {
      setForm((now) => ({ ...now, ...change }));
      setErrors((found) => without(found, Object.keys(change)));
    },
    choose: (next: RecoverWay) => {
      setWay(next);
      setErrors({});
      setForm((now) => ({ ...now, code: '' }));
    },
    /** Back to the request for a code. */
    again: () => {
      setAsked(false);
      setErrors({});
      setForm((now) => ({ ...now, code: '' }));
    },
    submit: () => {
      if (running.current) return;
      const found = checkRecover(form, { way, step, captcha: needsCaptcha });
      setErrors(found);
      setAttempts(attempts + 1);
      if (Object.keys(found).length > 0) return;
      running.current = true;
      send.mutate();
    },
  };
}

export type Recover = ReturnType<typeof useRecover>;
