import { expect, test } from 'vitest';
import { readWord } from './search-word.ts';

test.each([
  ['Hexin', { name: 'hexin' }],
  ['#10482', { id: 10_482n }],
  ['8820', { name: '8820', id: 8_820n, tail: '8820' }],
  ['river@mail.example', { contact: { kind: 'email', address: 'river@mail.example' } }],
  ['138 0013 8000', { contact: { kind: 'phone', address: '+8613800138000' } }],
  ['3f9a12bc77d0', { name: '3f9a12bc77d0', device: '3f9a12bc77d0' }],
  ['something else', {}],
])('[O1] %s is looked up as %o', (word, meaning) => {
  expect(readWord(word, [])).toEqual(meaning);
});

test('[O1] a wallet is found by its whole address only', () => {
  const address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A';
  expect(readWord(address, [])?.wallet?.text).toBe(address);
  expect(readWord(address.slice(0, 20), [])?.wallet).toBeUndefined();
});

test.each(['11010519491231002X', '110105491231002', 'E12345678', 'AB1234567'])(
  '[O1] %s is the number of a document and is never searched',
  (word) => {
    expect(readWord(word, [])).toBeUndefined();
  },
);

test('[O1] what a role may not see it cannot search by', () => {
  expect(readWord('8820', ['account'])?.tail).toBeUndefined();
  expect(readWord('13800138000', ['phone'])?.contact).toBeUndefined();
  expect(readWord('river@mail.example', ['email'])).toEqual({});
});
