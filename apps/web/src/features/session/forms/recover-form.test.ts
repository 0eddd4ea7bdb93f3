import { expect, test } from 'vitest';
import { checkRecover, emptyRecover, recoverRefusal } from './recover-form.ts';

const ask = { way: 'message', step: 'ask', captcha: false } as const;
const set = { way: 'message', step: 'set', captcha: false } as const;
const codes = { way: 'codes', step: 'set', captcha: false } as const;
const filled = {
  ...emptyRecover,
  userName: ' lilei ',
  address: 'a@example.com',
  code: '012345',
  fresh: 'long enough',
  repeat: 'long enough',
};

test('a filled form has no errors in either step', () => {
  expect(checkRecover(filled, ask)).toEqual({});
  expect(checkRecover(filled, set)).toEqual({});
  expect(checkRecover({ ...filled, code: 'ABCDE-fgh23', address: '' }, codes)).toEqual({});
});

test('a step asks only for the fields it shows', () => {
  expect(checkRecover(emptyRecover, ask)).toEqual({
    userName: 'login_name_missing',
    address: 'contact_invalid',
  });
  expect(checkRecover(emptyRecover, set)).toEqual({
    code: 'code_incorrect',
    fresh: 'register_password_short',
  });
  expect(checkRecover(emptyRecover, { ...ask, captcha: true })).toMatchObject({
    captcha: 'login_captcha_missing',
  });
});

test.each([
  [{ userName: 'a b' }, codes, { userName: 'register_name_rules' }],
  [{ code: 'abcde-fgh2' }, codes, { code: 'code_incorrect' }],
  [{ code: '012345' }, codes, { code: 'code_incorrect' }],
  [{ code: '01234' }, set, { code: 'code_incorrect' }],
  [{ repeat: 'long enouhg' }, set, { repeat: 'register_repeat_differs' }],
] as const)('%j is refused in %j', (change, step, errors) => {
  const base = step.way === 'codes' ? { ...filled, code: 'abcde-fgh23' } : filled;
  expect(checkRecover({ ...base, ...change }, step)).toEqual(errors);
});

test.each([
  ['contact_invalid', { address: 'contact_invalid' }],
  ['captcha_incorrect', { captcha: 'login_captcha_missing' }],
  ['recovery_incorrect', { code: 'recovery_incorrect' }],
  ['password_too_common', { fresh: 'password_too_common' }],
  ['internal_error', {}],
] as const)('%s is shown at its field', (code, errors) => {
  expect(recoverRefusal(code, false)).toEqual(errors);
});
