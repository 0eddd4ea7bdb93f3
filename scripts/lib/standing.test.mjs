import { expect, test } from 'vitest';
import { titledIds } from './requirements.mjs';
import { journeysIn, journeyTests, standingsOf } from './standing.mjs';

const rows = ['Z1.1', 'Z1.2', 'Z1.3', 'Z1.4', 'Z1.5'].map((id) => ({ id, about: `what ${id} asks` }));
const standing = (tests, exceptions = {}) =>
  Object.fromEntries(standingsOf(rows, tests, exceptions).map((row) => [row.id, row.standing]));

test('only a test that npm test runs proves a row', () => {
  const tests = [
    { file: 'a.test.ts', ids: ['Z1.1'], runs: true },
    { file: 'b.test.ts', ids: ['Z1.1', 'Z1.2'], runs: false },
  ];
  expect(standing(tests)).toMatchObject({ 'Z1.1': 'proven', 'Z1.2': 'unreached', 'Z1.3': 'unnamed' });
  const [first, second] = standingsOf(rows, tests, {});
  expect([first.tests, first.left]).toEqual([['a.test.ts'], ['b.test.ts']]);
  expect([second.tests, second.left]).toEqual([[], ['b.test.ts']]);
});

test('a row with an exception is not proven, even if a test names it', () => {
  const tests = [
    { file: 'a.test.ts', ids: ['Z1.3'], runs: true },
    { file: 'b.test.ts', ids: ['Z1.4'], runs: false },
  ];
  const reason = 'Half of it is not built yet.';
  const found = standing(tests, { 'Z1.3': reason, 'Z1.4': reason, 'Z1.5': reason });
  expect(found).toMatchObject({ 'Z1.3': 'part', 'Z1.4': 'excepted', 'Z1.5': 'excepted' });
});

test('a journey runs in npm test when the short list has it on some device', () => {
  const spec = (title, ...devices) => ({
    title,
    file: 'a.journey.ts',
    tests: devices.map((projectName) => ({ projectName })),
  });
  const list = (...specs) => journeysIn({ suites: [{ specs: [], suites: [{ specs }] }] });
  const all = list(spec('[Z1.1] [Z3] one', 'pc', 'wap'), spec('[Z1.2] other', 'pc'));
  expect(all[0]).toEqual({
    file: 'e2e/journeys/a.journey.ts',
    title: '[Z1.1] [Z3] one',
    devices: ['pc', 'wap'],
  });
  expect(journeyTests(all, list(spec('[Z1.1] [Z3] one', 'wap')))).toEqual([
    { file: 'e2e/journeys/a.journey.ts', ids: ['Z1.1', 'Z3'], runs: true },
    { file: 'e2e/journeys/a.journey.ts', ids: ['Z1.2'], runs: false },
  ]);
});

test('ids count only in titles, not in comments or other strings', () => {
  const source = "// [Z1] as ever\ntest('[Z2] [Z13, Z14] a rule', () => {});\ncall('not [Z4] here');";
  expect(titledIds(source)).toEqual(['Z2', 'Z13', 'Z14']);
});
