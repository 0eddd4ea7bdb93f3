import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'password',
  'Password1',
  'P@ssw0rd',
  'passw0rd123',
  '12345678',
  '123456789',
  '1234567890',
  '87654321',
  '11111111',
  '00000000',
  'qwertyui',
  'qwerty123',
  '1q2w3e4r',
  '1qaz2wsx',
  'iloveyou',
  'sunshine',
  'princess1',
  'football',
  'baseball1',
  'superman',
  'trustno1',
  'starwars',
  'whatever',
  'computer',
  'jennifer',
  'abcd1234',
  'abc12345',
  'qwer1234',
  'asdfghjkl',
  'letmein1',
  'welcome123',
  'Welcome@123',
  'admin123',
  'admin@123',
  'michael1',
  'woaini1314',
  'a1234567'.replace('a', 'abc'),
  'abababab',
  '12341234',
  '19900101',
  '01011990',
  '1990-05-17',
  'summer2024',
  'Summer2024!',
  'charlie1',
  'monkey123',
  'lovelove',
  'zxcvbnm1',
  'dragon99',
  'asdf1234',
  '98765432',
])('[A1] %s is too common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'correct horse battery',
  'Tessera#2026',
  'rk7-plumb-Oyster',
  '竹林深处有人家',
  'vN4!tq8Zp',
  'blue kettle 1931 rain',
  'mvpxkqzr',
])('[A1] %s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test("[A1] the player's own name with little around it is refused for that player only", () => {
  expect(isCommonPassword('wintermute_7', 'Wintermute')).toBe(true);
  expect(isCommonPassword('wintermute_7', 'somebody')).toBe(false);
  expect(isCommonPassword('wintermute rides again', 'Wintermute')).toBe(false);
});
