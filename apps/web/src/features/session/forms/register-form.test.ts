import { describe, expect, test } from 'vitest';
import {
  checkRegister,
  type RegisterForm,
  registerPayload,
  registerRefusal,
  registerSteps,
} from './register-form.ts';

const today = '2026-11-28';
const filled: RegisterForm = {
  userName: 'suhang_2026',
  password: 'aksjdh72kQ',
  repeat: 'aksjdh72kQ',
  birth: { year: '1994', month: '6', day: '18' },
  captcha: '',
  agreed: true,
};

test('a filled form has no errors', () => {
  expect(checkRegister(filled, today, false)).toEqual({});
});

describe('[R5.6] each field reports its own error', () => {
  test.each([
    [{ userName: '' }, { userName: 'login_name_missing' }],
    [{ userName: 'abc' }, { userName: 'register_name_rules' }],
    [{ userName: '苏航2026' }, { userName: 'register_name_rules' }],
    [{ password: 'short', repeat: 'short' }, { password: 'register_password_short' }],
    [{ repeat: 'aksjdh72k' }, { repeat: 'register_repeat_differs' }],
    [{ birth: { year: '1994', month: '', day: '18' } }, { birth: 'register_birth_missing' }],
    [{ birth: { year: '1994', month: '2', day: '30' } }, { birth: 'register_birth_wrong' }],
    [{ agreed: false }, { agreed: 'please_read_agree' }],
  ])('%j', (change, errors) => {
    expect(checkRegister({ ...filled, ...change }, today, false)).toEqual(errors);
  });

  test('a captcha is required only when one is shown', () => {
    expect(checkRegister(filled, today, true)).toEqual({ captcha: 'login_captcha_missing' });
  });
});

describe('[RP12] no account for players under 18', () => {
  test('registration is allowed from the eighteenth birthday on', () => {
    expect(
      checkRegister({ ...filled, birth: { year: '2008', month: '11', day: '28' } }, today, false),
    ).toEqual({});
    expect(
      checkRegister({ ...filled, birth: { year: '2008', month: '11', day: '29' } }, today, false),
    ).toEqual({
      birth: 'age_below_min',
    });
  });
});

test('the request has the request id, the language and only the extras that exist', () => {
  const rid = 'ab'.repeat(16);
  expect(registerPayload(filled, { rid, language: 'enUs' })).toEqual({
    rid,
    user_name: 'suhang_2026',
    password: 'aksjdh72kQ',
    birth_date: '1994-06-18',
    agree: true,
    language: 'enUs',
  });
  expect(
    registerPayload({ ...filled, captcha: '7K3w' }, { rid, language: 'zhCn', captcha: 'sealed' }),
  ).toMatchObject({
    captcha: { encrypt: 'sealed', answer: '7K3w' },
  });
});

test('every refusal handled by the form belongs to a field of one of its steps', () => {
  const fields: readonly string[] = registerSteps.flat();
  for (const code of ['name_taken', 'password_too_common', 'age_below_min', 'captcha_incorrect'] as const) {
    const [field, ...others] = Object.keys(registerRefusal(code, true));
    expect(others).toEqual([]);
    expect(fields).toContain(field);
  }
  expect(registerRefusal('platform_closed', true)).toEqual({});
});
