import { CRASH_MOST, crashAt, crashTimeMs } from '@tessera/games';
import { expect, test } from 'vitest';
import { typedFactor } from './auto.ts';
import { axesFor, curveAt, placeOf, ruleLines } from './axes.ts';

test('the drawn curve matches the rules to a hundredth or a thousandth of its value', () => {
  for (let ms = 0; ms <= crashTimeMs(CRASH_MOST); ms += 1_700) {
    const drawn = curveAt(Math.floor(ms / 50) * 50) * 100;
    const printed = Math.min(crashAt(ms), CRASH_MOST);
    expect(Math.min(drawn, CRASH_MOST) - printed).toBeGreaterThan(-0.001 * printed);
    expect(Math.min(drawn, CRASH_MOST) - printed).toBeLessThanOrEqual(1 + 0.001 * printed);
  }
});

test('at any height the rocket stays inside the picture, with a few round figures on the axis', () => {
  for (const ms of [0, 3_000, 12_000, 40_000, 115_000]) {
    const axes = axesFor({ width: 390, height: 300 }, ms);
    const { x, y } = placeOf(axes, ms, curveAt(ms));
    expect(x).toBeLessThanOrEqual(axes.right);
    expect(y).toBeGreaterThanOrEqual(axes.top);
    const lines = ruleLines(axes.factorMax);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(7);
    expect(Math.max(...lines)).toBeLessThanOrEqual(axes.factorMax * 100 + 1e-6);
  }
});

test.each([
  ['2', 200],
  ['1,5', 150],
  ['0.5', 101],
  ['99999', 100_000],
  ['x', undefined],
])('an automatic cashout typed as %s is %s hundredths', (text, hundredths) => {
  expect(typedFactor(text)).toBe(hundredths);
});
