import { describe, expect, test } from 'vitest';
import { checkLogin, type LoginForm, type LoginNeeds, loginPayload, loginRefusal } from './login-form.ts';

const filled: LoginForm = {
  userName: 'linmu_88',
  password: 'correct horse',
  captcha: '',
  googleCode: '',
  agreed: true,
  remember: true,
};
const plain: LoginNeeds = { captcha: false, googleCode: false, rememberedName: '' };

describe('required fields of a sign-in', () => {
  test('name and password are enough when nothing else is required', () => {
    expect(checkLogin(filled, plain)).toEqual({});
  });

  test('[R5.1] no sign-in before the agreement is accepted', () => {
    expect(checkLogin({ ...filled, agreed: false }, plain)).toEqual({ agreed: 'please_read_agree' });
  });

  test('[R5.2] the captcha answer is required only when a captcha is shown', () => {
    expect(checkLogin(filled, { ...plain, captcha: true })).toEqual({ captcha: 'login_captcha_missing' });
    expect(checkLogin({ ...filled, captcha: '7K3w' }, { ...plain, captcha: true })).toEqual({});
  });

  test('an authenticator code has six digits', () => {
    const asked = { ...plain, googleCode: true };
    expect(checkLogin({ ...filled, googleCode: '12345' }, asked)).toHaveProperty('googleCode');
    expect(checkLogin({ ...filled, googleCode: '123456' }, asked)).toEqual({});
    expect(checkLogin({ ...filled, googleCode: 'abcde-fgh23' }, asked)).toEqual({});
  });

  test('[A13] the password may be empty for the remembered name only', () => {
    const remembered = { ...plain, rememberedName: 'linmu_88' };
    expect(checkLogin({ ...filled, password: '' }, remembered)).toEqual({});
    expect(checkLogin({ ...filled, password: '', userName: 'linmu_8' }, remembered)).toHaveProperty(
      'password',
    );
  });
});

describe('the request of a sign-in', () => {
  test('[R3.11] captcha as {encrypt, answer} and code are sent only when required', () => {
    const form = { ...filled, captcha: ' 7K3w ', googleCode: '409123' };
    expect(loginPayload(form, plain, undefined)).toEqual({
      user_name: 'linmu_88',
      password: 'correct horse',
      remember: true,
    });
    expect(loginPayload(form, { ...plain, captcha: true, googleCode: true }, 'sealed')).toMatchObject({
      captcha: { encrypt: 'sealed', answer: '7K3w' },
      google_code: '409123',
    });
  });

  test('[A13] the device credential replaces the password and is never sent with it', () => {
    const remembered = { ...plain, rememberedName: 'linmu_88' };
    const sent = loginPayload({ ...filled, password: '' }, remembered, undefined);
    expect(sent).toMatchObject({ remembered: true });
    expect(sent).not.toHaveProperty('password');
    expect(loginPayload(filled, remembered, undefined)).not.toHaveProperty('remembered');
  });
});

describe('[R8.2] effects of a refusal', () => {
  test('google_auth_incorrect first opens the prompt and is an error only after a code was sent', () => {
    const first = loginRefusal('google_auth_incorrect', filled, plain);
    expect(first).toEqual({ errors: {}, needs: { ...plain, googleCode: true } });
    const second = loginRefusal('google_auth_incorrect', filled, first.needs);
    expect(second.errors).toEqual({ googleCode: 'google_auth_incorrect' });
  });

  test('a newly required captcha appears, and a wrong answer differs from a missing one', () => {
    const first = loginRefusal('captcha_incorrect', filled, plain);
    expect(first).toEqual({
      errors: { captcha: 'login_captcha_missing' },
      needs: { ...plain, captcha: true },
    });
    expect(loginRefusal('captcha_incorrect', filled, first.needs).errors).toEqual({
      captcha: 'login_captcha_wrong',
    });
  });

  test('[A13] an invalid device credential is dropped and the password required', () => {
    const remembered = { ...plain, rememberedName: 'linmu_88' };
    const refusal = loginRefusal('login_incorrect', { ...filled, password: '' }, remembered);
    expect(refusal).toEqual({ errors: { password: 'login_device_forgotten' }, needs: plain });
  });

  test('other codes change nothing', () => {
    expect(loginRefusal('platform_closed', filled, plain)).toEqual({ errors: {}, needs: plain });
  });
});
