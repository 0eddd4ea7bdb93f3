import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { computeDraw, DRAW_FAMILIES, randomnessOf } from '@tessera/fairness';
import { expect, test } from 'vitest';
import { recheckDraw } from './index.ts';

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

test('[N1] [D4] both implementations agree on 10 000 random draws over all families', () => {
  const differing: object[] = [];
  for (let n = 0; n < 10_000; n += 1) {
    const family = DRAW_FAMILIES[n % DRAW_FAMILIES.length]!;
    const year = family === 'lhc' ? 'horse' : undefined;
    const signature = hex(48);
    const draw = {
      lottery: `${family}-${randomInt(1, 10)}m`,
      issue: `20260101-${randomInt(1, 2000)}`,
      seed: hex(32),
      round: randomInt(1, 2 ** 40),
      betsRoot: hex(32),
    };
    const first = computeDraw(family, { ...draw, randomness: randomnessOf(signature) }, year);
    const second = recheckDraw({ ...draw, family, signature, year });
    if (JSON.stringify(first) !== JSON.stringify(second)) differing.push({ family, ...draw, signature });
  }
  expect(differing).toEqual([]);
});

test('[N1] the second implementation reproduces the published test vector', () => {
  const vector = {
    lottery: 'ssc-1m',
    issue: '20260101-0001',
    seed: '7cfd309ae116e6dc197c135e9bb860baf1d2d394091118945c53d2d56f5a273a',
    round: 1000,
    signature:
      'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
    betsRoot: 'd4cb73552adb7c53f8af8818ab1f30db31ec72a13df82262f3ac65c0a1ef7348',
  };
  expect(recheckDraw({ ...vector, family: 'ssc' })).toEqual([3, 2, 5, 8, 0]);
  expect(recheckDraw({ ...vector, family: 'k3' })).toEqual([2, 1, 2]);
  expect(recheckDraw({ ...vector, family: 'pk10' })).toEqual([4, 8, 2, 9, 5, 3, 10, 1, 6, 7]);
  expect(recheckDraw({ ...vector, family: 'lhc', year: 'snake' })).toEqual({
    main: [40, 32, 3, 20, 5, 28],
    special: 14,
    year: 'snake',
  });
});

test('the second implementation imports only node:crypto', () => {
  const source = readFileSync(new URL('./recheck-draw.ts', import.meta.url), 'utf8');
  expect([...source.matchAll(/from '([^']+)'/g)].map((match) => match[1])).toEqual(['node:crypto']);
});

test('an unknown family is refused', () => {
  const draw = { lottery: 'x', issue: '1', seed: '', round: 1, signature: '', betsRoot: '' };
  expect(() => recheckDraw({ ...draw, family: 'toto' })).toThrow(RangeError);
});
