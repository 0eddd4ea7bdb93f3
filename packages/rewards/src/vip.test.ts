import { readFileSync } from 'node:fs';
import { type Amount, amountOf, UNIT } from '@tessera/protocol/money';
import { expect, test } from 'vitest';
import { edgePpm } from './edge.ts';
import { costToReach, type LevelFault, type LevelTerms, levelFaults, turnoverTo, VIP_LEVELS } from './vip.ts';

const whole = (units: number): Amount => amountOf(BigInt(units) * UNIT);

test('the table has eight levels and no column falls', () => {
  expect(VIP_LEVELS.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const column of Object.keys(VIP_LEVELS[0]!) as (keyof (typeof VIP_LEVELS)[0])[]) {
    for (let level = 1; level < VIP_LEVELS.length; level += 1) {
      expect(VIP_LEVELS[level]![column] >= VIP_LEVELS[level - 1]![column], `${column} ${level}`).toBe(true);
    }
  }
});

test('level 3 is as published', () => {
  expect(VIP_LEVELS[2]).toEqual({
    level: 3,
    turnover: whole(50_000),
    promotion: whole(38),
    weekly: whole(2),
    monthly: whole(8),
    birthday: whole(28),
    lotteryPpm: 3_000,
    platformPpm: 4_000,
    withdrawals: 5,
    withdrawalMax: whole(50_000),
  });
});

test('the mean cost of a level is the missing turnover times the edge, rounded up', () => {
  // The page's example: 113 580 to VIP 4 at 2.5 % costs 2 839.50.
  expect(turnoverTo(whole(200_000), whole(86_420))).toBe(whole(113_580));
  expect(costToReach(whole(200_000), whole(86_420), edgePpm(25_000))).toBe(28_395_000n);
  expect(costToReach(whole(200_000), whole(200_000), edgePpm(25_000))).toBe(0n);
  expect(costToReach(whole(10_000), amountOf(99_999_999n), edgePpm(25_000))).toBe(1n);
  expect(
    VIP_LEVELS.map(({ turnover }) => costToReach(turnover, amountOf(0n), edgePpm(25_000)) / UNIT),
  ).toEqual([0n, 250n, 1_250n, 5_000n, 20_000n, 50_000n, 125_000n, 300_000n]);
});

test.each<[name: string, changed: Partial<LevelTerms>, faults: LevelFault[]]>([
  ['nothing', {}, []],
  ['the turnover of level 2', { turnover: whole(10_000) }, [{ level: 3, why: 'falls', column: 'turnover' }]],
  ['a smaller promotion', { promotion: whole(7) }, [{ level: 3, why: 'falls', column: 'promotion' }]],
  ['fewer withdrawals', { withdrawals: 2 }, [{ level: 3, why: 'falls', column: 'withdrawals' }]],
  // From 10 000 to 50 000 costs 40 000 × 2.5 % = 1 000 on average.
  [
    'a promotion of what rising costs',
    { promotion: whole(1_000) },
    [{ level: 4, why: 'falls', column: 'promotion' }],
  ],
  [
    'a promotion above what rising costs',
    { promotion: amountOf(10_000_001n) },
    [{ level: 3, why: 'pays', column: 'promotion' }],
  ],
])('a level 3 changed in %s has the faults that follow', (_, changed, faults) => {
  const levels = VIP_LEVELS.map((level) => (level.level === 3 ? { ...level, ...changed } : level));
  expect(levelFaults(levels, edgePpm(25_000))).toEqual(expect.arrayContaining(faults));
  expect(levelFaults(levels, edgePpm(25_000)).length > 0).toBe(faults.length > 0);
});

test('level 1 is everybody’s', () => {
  const levels = [{ ...VIP_LEVELS[0]!, turnover: whole(1) }, ...VIP_LEVELS.slice(1)];
  expect(levelFaults(levels, edgePpm(25_000))).toEqual([{ level: 1, why: 'first', column: 'turnover' }]);
});

test('the table of `docs/rewards.md` is this table', () => {
  const page = readFileSync(new URL('../../../docs/rewards.md', import.meta.url), 'utf8');
  const text = (amount: Amount) => (amount / UNIT).toLocaleString('en-US');
  const paid = (amount: Amount) => (amount === 0n ? '–' : text(amount));
  const percent = (ppm: number) => `${(ppm / 10_000).toFixed(2)} %`;
  for (const row of VIP_LEVELS) {
    const cells = [
      row.level,
      text(row.turnover),
      text(costToReach(row.turnover, amountOf(0n), edgePpm(25_000))),
      ...[row.promotion, row.weekly, row.monthly, row.birthday].map(paid),
      ...[row.lotteryPpm, row.platformPpm].map(percent),
      row.withdrawals,
      text(row.withdrawalMax),
    ];
    expect(page).toContain(`| ${cells.join(' | ')} |`);
  }
});
