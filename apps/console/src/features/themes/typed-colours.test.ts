import { porcelain } from '@tessera/ui/themes/porcelain.ts';
import { expect, test } from 'vitest';
import { isSame, nearestPair, ratioText, readTyped } from './typed-colours.ts';

const built = porcelain.values as Readonly<Record<string, string>>;

test('what is typed lies over the shipped theme, and the same colour is no change', () => {
  const { values, changes, weak } = readTyped(built, { '--primary': '#0a5b4b', '--bg': '#f4f5f8' });
  expect(values['--primary']).toBe('#0A5B4B');
  expect(values['--text']).toBe('#161A2B');
  expect(changes).toEqual({ '--primary': '#0A5B4B' });
  expect(weak).toEqual([]);
});

test('while something is no colour yet, nothing can be proposed and the preview keeps the shipped one', () => {
  const { values, changes } = readTyped(built, { '--primary': '#0a5', '--bg': '#FFFFFF' });
  expect(changes).toBeUndefined();
  expect([values['--primary'], values['--bg']]).toEqual(['#3346C9', '#FFFFFF']);
});

test('a colour tells the pair in which it is hardest to read', () => {
  const { pairs, weak } = readTyped(built, { '--text-3': '#8A8A8A' });
  expect(nearestPair(pairs, '--text-3')).toMatchObject({ on: '--text-3', ground: '--surface-3' });
  expect(weak.map(({ on }) => on)).toEqual(Array(4).fill('--text-3'));
  expect(nearestPair(pairs, '--primary-hover')).toBeUndefined();
});

test('a ratio is never rounded up to what is needed', () => {
  expect([4.499, 4.5, 4.59, 21].map(ratioText)).toEqual(['4.4', '4.5', '4.5', '21.0']);
});

test('changes are compared without their order', () => {
  expect(isSame({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true);
  expect(isSame({ a: '1' }, { a: '1', b: '2' })).toBe(false);
  expect(isSame({ a: '1' }, { b: '1' })).toBe(false);
});
