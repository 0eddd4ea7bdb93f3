import { amountOf, parseAmount } from '@tessera/protocol/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgePpm, fitsEdge, waterBackRoom } from './edge.ts';
import { VIP_LEVELS } from './vip.ts';
import { waterBackOf } from './water-back.ts';

const money = (text: string) => {
  const parsed = parseAmount(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

const vipLevel = (level: number) => VIP_LEVELS[level - 1]!;
const row = (product: string, stake: string, notCounted = '0', family?: string) => ({
  product,
  family,
  stake: money(stake),
  notCounted: money(notCounted),
});

test('the published day of a VIP 3 player', () => {
  const { rows, total } = waterBackOf(
    [
      row('lottery', '1226', '64', 'ssc'),
      row('lottery', '392', '0', 'pk10'),
      row('lottery', '288', '0', 'x5'),
      row('aurora', '920'),
      row('harbor', '640'),
      row('harbor', '173.5'),
    ],
    vipLevel(3),
  );
  expect(rows.map(({ amount }) => amount)).toEqual(
    ['3.48', '1.17', '0.86', '3.68', '2.56', '0.69'].map(money),
  );
  expect(rows[0]).toMatchObject({ family: 'ssc', counted: money('1162'), ratePpm: 3_000 });
  expect(total).toBe(money('12.44'));
});

test('a row is a whole hundredth, never above its rate, and short of it by less than one hundredth', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 14n),
      fc.integer({ min: 1, max: 8 }),
      fc.boolean(),
      (stake, level, lottery) => {
        const { rows, total } = waterBackOf(
          [{ product: lottery ? 'lottery' : 'aurora', stake: amountOf(stake), notCounted: amountOf(0n) }],
          vipLevel(level),
        );
        const { amount, ratePpm } = rows[0]!;
        expect(amount % 100n).toBe(0n);
        expect(amount * 1_000_000n <= stake * BigInt(ratePpm)).toBe(true);
        expect((amount + 100n) * 1_000_000n > stake * BigInt(ratePpm)).toBe(true);
        expect(total).toBe(amount);
      },
    ),
  );
});

test('a part not counted lies within its stake', () => {
  expect(() => waterBackOf([row('lottery', '1', '1.0001')], vipLevel(1))).toThrow(RangeError);
  expect(() => waterBackOf([row('lottery', '1', '-0.0001')], vipLevel(1))).toThrow(RangeError);
  expect(waterBackOf([row('lottery', '1', '1')], vipLevel(8)).total).toBe(0n);
  expect(waterBackOf([], vipLevel(8))).toEqual({ rows: [], total: 0n });
});

test('what goes back may equal the edge of an item but not pass it', () => {
  const given = { rebate: 8_000, chain: 4_100, waterBack: 3_000 };
  expect(fitsEdge(edgePpm(15_100), given)).toBe(true);
  expect(fitsEdge(edgePpm(15_099), given)).toBe(false);
  // 1/66 = 1.51515… %: above 15 100 ppm; 1/67 = 1.4925… %: below. No rounding in between.
  expect(fitsEdge({ num: 1n, den: 66n }, given)).toBe(true);
  expect(fitsEdge({ num: 1n, den: 67n }, given)).toBe(false);
});

test('the room left for water-back is the largest rate that fits', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 6n),
      fc.bigInt(1n, 10n ** 7n),
      fc.nat(100_000),
      fc.nat(100_000),
      (num, den, rebate, chain) => {
        const edge = { num, den };
        const others = { rebate, chain };
        const room = waterBackRoom(edge, others);
        if (room > 0) expect(fitsEdge(edge, { ...others, waterBack: room })).toBe(true);
        expect(fitsEdge(edge, { ...others, waterBack: room + 1 })).toBe(false);
      },
    ),
  );
});
