import { expect, test } from 'vitest';
import { addressFault, entryFaults } from './entry-addresses.ts';

test.each([
  ['https://two.example', undefined],
  ['https://two.example/', undefined],
  ['https://two.example:8443', undefined],
  ['https://澳门.example', undefined],
  ['http://localhost:3000', undefined],
  ['http://127.0.0.1:3000', undefined],
  ['http://two.example', 'not_https'],
  ['http://10.0.0.7', 'not_https'],
  ['https://two', 'not_address'],
  ['https://.example', 'not_address'],
  ['ftp://two.example', 'not_address'],
  ['javascript:alert(1)', 'not_address'],
  ['two.example', 'not_address'],
  ['https://me:secret@two.example', 'not_host'],
  ['https://two.example/path', 'not_host'],
  ['https://two.example/?a=1', 'not_host'],
  ['https://two.example/#', 'not_host'],
])('of %s the fault is %s', (text, fault) => {
  expect(addressFault(text)).toBe(fault);
});

test('a row without any address and an address that is listed twice are faults', () => {
  const two = { pcUrl: 'https://two.example', wapUrl: 'https://m.two.example' };
  expect(entryFaults([two, { pcUrl: '', wapUrl: 'https://m.three.example' }])).toEqual([]);
  expect(
    entryFaults([
      two,
      { pcUrl: '', wapUrl: '' },
      { pcUrl: 'https://TWO.example/', wapUrl: 'http://m.two.example' },
    ]),
  ).toEqual([
    { row: 1, fault: 'empty' },
    { row: 2, field: 'pcUrl', fault: 'duplicate' },
    { row: 2, field: 'wapUrl', fault: 'not_https' },
  ]);
});
