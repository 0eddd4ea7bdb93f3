import { expect, test } from 'vitest';
import { entriesOf, entriesText, faultsOfRow, sameAsMain } from './sites.ts';

const two = { pcUrl: 'https://two.example', wapUrl: 'https://m.two.example' };

test('addresses of a setting are read by their shape', () => {
  expect(entriesOf([two, null, 'x', { pcUrl: 'a' }])).toEqual([two]);
  expect(entriesOf('x')).toEqual([]);
  expect(entriesText([two, { pcUrl: '', wapUrl: 'https://m.three.example' }])).toBe(
    'https://two.example + https://m.two.example, https://m.three.example',
  );
  expect(entriesText([])).toBe('—');
});

test('a fault is said in its row, and an address of the main site is told', () => {
  expect(faultsOfRow([two, two], 0)).toEqual([]);
  expect(faultsOfRow([two, two], 1).map(({ fault }) => fault)).toEqual(['duplicate', 'duplicate']);
  expect(sameAsMain(two, { pcUrl: 'https://two.example/', wapUrl: '' })).toBe(true);
  expect(sameAsMain({ pcUrl: '', wapUrl: '' }, { pcUrl: '', wapUrl: '' })).toBe(false);
});
