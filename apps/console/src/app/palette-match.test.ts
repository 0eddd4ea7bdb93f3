import { expect, test } from 'vitest';
import { foundIn, type PaletteEntry } from './palette-match.ts';

const entry = (name: string, always = false): PaletteEntry => ({
  id: name,
  name,
  note: '',
  always,
  run: () => undefined,
});
const entries = [entry('Open command 12', true), entry('Go to: Audit log'), entry('Go to: Approvals')];
const names = (text: string) => foundIn(entries, text).map(({ name }) => name);

test('an entry is found by all its words, in any order and case', () => {
  expect(names('LOG audit')).toEqual(['Open command 12', 'Go to: Audit log']);
  expect(names('go audit nothing')).toEqual(['Open command 12']);
});

test('without a word every entry is shown', () => {
  expect(names('  ')).toHaveLength(3);
});
