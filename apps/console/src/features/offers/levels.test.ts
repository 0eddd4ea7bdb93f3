import { printAmount } from '@tessera/protocol/money';
import { VIP_LEVELS } from '@tessera/rewards';
import { expect, test } from 'vitest';
import { faultsOf, isAlike, payloadLevels, typedLevels } from './levels.ts';

const version = VIP_LEVELS.map((level) => ({
  turnover: printAmount(level.turnover),
  promotion: printAmount(level.promotion),
  weekly: printAmount(level.weekly),
  monthly: printAmount(level.monthly),
  birthday: printAmount(level.birthday),
  withdrawals: level.withdrawals,
  withdrawalMax: printAmount(level.withdrawalMax),
}));
const withLevel3 = (changes: Partial<ReturnType<typeof typedLevels>[number]>) =>
  typedLevels(version).map((typed, at) => (at === 2 ? { ...typed, ...changes } : typed));

test('levels are typed without zeros at the end of an amount, and sent as they were typed', () => {
  const typed = typedLevels(version);
  expect(typed[2]).toEqual({
    turnover: '50000',
    promotion: '38',
    weekly: '2',
    monthly: '8',
    birthday: '28',
    withdrawals: '5',
    withdrawalMax: '50000',
  });
  expect(faultsOf(typed)).toEqual([]);
  expect(isAlike(typed, version)).toBe(true);
  expect(payloadLevels(withLevel3({ promotion: ' 40.5 ' }))[2]).toMatchObject({
    promotion: '40.5',
    withdrawals: 5,
  });
  expect(isAlike(withLevel3({ promotion: '40.5' }), version)).toBe(false);
  expect(isAlike(withLevel3({ promotion: '38.0' }), version)).toBe(true);
});

test.each([
  [{ promotion: 'x' }, { level: 3, why: 'form', column: 'promotion' }],
  [{ weekly: '-1' }, { level: 3, why: 'form', column: 'weekly' }],
  [{ withdrawals: '5.5' }, { level: 3, why: 'form', column: 'withdrawals' }],
  [{ turnover: '10000' }, { level: 3, why: 'falls', column: 'turnover' }],
  [{ promotion: '1000.01' }, { level: 3, why: 'pays', column: 'promotion' }],
])('a level 3 with %j is refused before it is asked for', (changes, fault) => {
  expect(faultsOf(withLevel3(changes))[0]).toEqual(fault);
});
