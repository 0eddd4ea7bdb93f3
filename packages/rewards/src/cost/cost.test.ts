import { type Amount, parseAmount } from '@tessera/protocol/money';
import { expect, test } from 'vitest';
import { insuranceBonus, matchBonus } from '../bonus.ts';
import { KINDS } from '../terms.ts';
import { termsOf } from '../testing/terms-of.ts';
import { costOf } from './cost.ts';
import { EXAMPLE_PLAYS, edgeOf } from './play.ts';

const money = (text: string): Amount => {
  const parsed = parseAmount(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

const match = termsOf('deposit_match');
const insurance = termsOf('loss_insurance');

test('the published offer: 300 brings 30 for 300 of stake, at a mean cost of 7.50', () => {
  const { meanCost, chance, worst, meanReward, earned } = costOf(match, { base: money('300') });
  expect({ meanCost, worst, meanReward }).toEqual({
    meanCost: money('7.5'),
    worst: money('-270'),
    meanReward: money('30'),
  });
  expect(earned).toMatchObject({
    bonus: money('30'),
    times: 10,
    required: money('300'),
    capital: money('300'),
    bets: 150,
    meanEnd: money('322.5'),
  });
  // The figures multiply: required = bonus × times, cost = required × edge.
  expect(earned!.required).toBe(earned!.bonus * BigInt(earned!.times));
  expect(meanCost * earned!.edge.den).toBe(earned!.required * earned!.edge.num);
  expect(chance).toBeGreaterThan(0.999);
  expect(chance).toBeLessThanOrEqual(1);
  expect(earned!.middle[0] < earned!.middle[1]).toBe(true);
  expect(earned!.bars.reduce((sum, bar) => sum + bar.chance, 0)).toBeCloseTo(1, 9);
});

test('rarer wins cost the same on average and finish less often', () => {
  const costs = EXAMPLE_PLAYS.map((play) =>
    costOf(match, { base: money('300'), capital: money('60'), play }),
  );
  expect(new Set(costs.map(({ meanCost }) => meanCost))).toEqual(new Set([money('7.5')]));
  expect(costs.map(({ worst }) => worst)).toEqual(costs.map(() => money('-60')));
  const chances = costs.map(({ chance }) => chance);
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
  expect(chances.at(-1)!).toBeLessThan(0.2);
});

test('a stake above the part that counts is cut to it', () => {
  const play = { ...EXAMPLE_PLAYS[0], stake: money('50') };
  expect(costOf(match, { base: money('300'), play }).earned).toMatchObject({ stake: money('20'), bets: 15 });
});

test('steps of a deposit match, and the share of a loss', () => {
  expect(
    ['299.9999', '300', '999.99', '1000', '50000'].map((text) => matchBonus(match, money(text))),
  ).toEqual(['0', '30', '30', '88', '88'].map(money));
  expect(
    ['-10', '99.99', '100', '123.45', '5760', '99999'].map((text) => insuranceBonus(insurance, money(text))),
  ).toEqual(['0', '0', '5', '6.17', '288', '288'].map(money));
});

test('an insurance is costed with as much money as it requires, unless the player has another sum', () => {
  const { meanCost, worst, earned } = costOf(insurance, { base: money('200') });
  expect(earned).toMatchObject({ bonus: money('10'), required: money('50'), capital: money('50') });
  expect({ meanCost, worst }).toEqual({ meanCost: money('1.25'), worst: money('-40') });
  expect(costOf(insurance, { base: money('200'), capital: money('20') }).worst).toBe(money('-20'));
});

test('without a bonus there is nothing to cost', () => {
  expect(() => costOf(match, { base: money('299') })).toThrow(RangeError);
  expect(() => costOf(insurance)).toThrow(RangeError);
});

test('cash rewards cost nothing and take nothing', () => {
  const costs = Object.fromEntries(
    KINDS.filter((kind) => kind !== 'deposit_match' && kind !== 'loss_insurance').map((kind) => [
      kind,
      costOf(termsOf(kind), { entrants: 1_284 }),
    ]),
  );
  for (const { meanCost, worst, earned } of Object.values(costs)) {
    expect({ meanCost, worst, earned }).toEqual({ meanCost: 0n, worst: 0n, earned: undefined });
  }
  expect(costs.wheel).toMatchObject({ chance: 0.55, meanReward: money('2.45') });
  expect(costs.race!.chance).toBeCloseTo(10 / 1_284, 12);
  expect(costs.race!.meanReward).toBe(money('1.5576'));
  expect(costs.packets).toMatchObject({ chance: 1, meanReward: money('5') });
  expect(costs.sign_in!.meanReward).toBe(money('1.1428'));
  expect(costs.tasks!.meanReward).toBe(money('11'));
  expect(costs.daily_task!.meanReward).toBe(money('1'));
});

test('a race with fewer players than prizes gives each of them one', () => {
  expect(costOf(termsOf('race'), { entrants: 2 })).toMatchObject({ chance: 1, meanReward: money('688') });
});

test('the example plays have an edge of exactly 2.5 %', () => {
  for (const play of EXAMPLE_PLAYS) {
    const { num, den } = edgeOf(play);
    expect(num * 1_000n).toBe(den * 25n);
  }
});
