import { expect, test } from 'vitest';
import { circleOf, type OutputBundle } from './routes-of-build.ts';

function bundleOf(imports: Readonly<Record<string, readonly string[]>>): OutputBundle {
  const chunks = Object.entries(imports).map(([fileName, own]) => [
    fileName,
    { type: 'chunk', fileName, imports: own },
  ]);
  return Object.fromEntries(chunks);
}

test('import cycles between files are found, also through other files', () => {
  expect(circleOf(bundleOf({ a: ['b'], b: ['c'], c: ['b'], d: [] }))).toEqual(['b', 'c', 'b']);
  expect(circleOf(bundleOf({ a: ['b', 'c'], b: ['c'], c: [], d: ['a', 'gone'] }))).toBeUndefined();
});
