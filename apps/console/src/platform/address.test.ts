import { expect, test } from 'vitest';
import { addressOf, hashOf } from './address.ts';

test.each([
  ['#/approvals?view=mine&id=12', { page: 'approvals', params: { view: 'mine', id: '12' } }],
  ['#/audit', { page: 'audit', params: {} }],
  ['', { page: '', params: {} }],
])('%s is read and written as the same address', (hash, address) => {
  expect(addressOf(hash)).toEqual(address);
  expect(hashOf(address)).toBe(hash || '#/');
});

test('an empty parameter is not part of the address', () => {
  expect(hashOf({ page: 'audit', params: { id: '', actor: 'x y' } })).toBe('#/audit?actor=x+y');
});
