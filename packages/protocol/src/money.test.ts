import { languages } from '@tessera/messages/languages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Amount,
  amountOf,
  formatCompact,
  formatMoney,
  formatOdds,
  formatPrice,
  parseAmount,
  parseAmountDown,
  printAmount,
  ratePpmOf,
  shareOf,
  shortFigure,
  sumAmounts,
  truncate,
  ZERO,
} from './money.ts';

const units = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }).map(amountOf);

describe('[M1] amount grammar', () => {
  test.each<[unknown, bigint]>([
    ['0', 0n],
    ['1', 10_000n],
    ['-1', -10_000n],
    ['0.0001', 1n],
    ['-0.0001', -1n],
    ['12.5', 125_000n],
    ['99999999999.9999', 999_999_999_999_999n],
    [0, 0n],
    [0.1, 1000n],
    [0.0001, 1n],
    [-12.34, -123_400n],
    [99_999_999_999.9999, 999_999_999_999_999n],
    [1e5, 1_000_000_000n],
  ])('%j is %s ten-thousandths', (input, amount) => {
    expect(parseAmount(input)).toEqual({ ok: true, value: amount });
  });

  test.each<[string, unknown]>([
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['minus zero', -0],
    ['text minus zero', '-0'],
    ['text minus zero with places', '-0.0000'],
    ['a fifth decimal', '0.00001'],
    ['a number with a fifth decimal', 0.00001],
    ['the float sum of 0.1 and 0.2', 0.1 + 0.2],
    ['twelve digits', '100000000000'],
    ['a huge number', 1e21],
    ['exponent', '1e3'],
    ['hex', '0x10'],
    ['leading zero', '01'],
    ['leading plus', '+1'],
    ['no digit before the point', '.5'],
    ['no digit behind the point', '5.'],
    ['comma', '1,5'],
    ['grouping', '1,000.00'],
    ['blank', ' 1'],
    ['line end', '1\n'],
    ['empty', ''],
    ['full-width digits', '１２'],
    ['Arabic digits', '١٢'],
    ['a minus sign of typography', '−1'],
    ['a list', ['1']],
    ['an object', { valueOf: () => 1 }],
    ['true', true],
    ['null', null],
    ['nothing', undefined],
    ['a bigint', 1n],
  ])('%s is amount_invalid', (_what, input) => {
    expect(parseAmount(input)).toEqual({ ok: false, error: 'amount_invalid' });
  });

  test('a printed amount parses back to itself, as text and as number', () => {
    fc.assert(
      fc.property(units, (amount) => {
        const text = printAmount(amount);
        expect(text).toMatch(/^-?(0|[1-9]\d*)\.\d{4}$/);
        expect(parseAmount(text)).toEqual({ ok: true, value: amount });
        expect(parseAmount(Number(text))).toEqual({ ok: true, value: amount });
      }),
    );
  });
});

describe('[L14] truncation toward zero', () => {
  test('99.99996 is 99.9999 and never 100.0000', () => {
    expect(parseAmountDown('99.99996')).toEqual({ ok: true, value: 999_999n });
    expect(parseAmountDown('-99.99996')).toEqual({ ok: true, value: -999_999n });
    expect(parseAmountDown(99.99996)).toEqual({ ok: true, value: 999_999n });
    expect(parseAmountDown('-0.00001')).toEqual({ ok: true, value: 0n });
  });

  test.each([['1e5'], [''], ['1.'], ['٣'], [null], [Number.NaN]])(
    '%j from a platform is not an amount',
    (input) => {
      expect(parseAmountDown(input).ok).toBe(false);
    },
  );

  test('[M2] [R5.5] one click transfers the whole units of a balance', () => {
    expect(truncate(amountOf(999_999n), 0)).toBe(990_000n);
    expect(truncate(amountOf(9999n), 0)).toBe(ZERO);
    expect(truncate(amountOf(-19_999n), 0)).toBe(-10_000n);
    expect(truncate(amountOf(123_456n), 2)).toBe(123_400n);
  });

  test('truncation never increases the size and removes less than one step', () => {
    fc.assert(
      fc.property(units, fc.constantFrom(0, 1, 2, 3, 4), (amount, places) => {
        const cut = truncate(amount, places);
        const size = (value: bigint) => (value < 0n ? -value : value);
        expect(size(cut)).toBeLessThanOrEqual(size(amount));
        expect(size(amount) - size(cut)).toBeLessThan(10n ** BigInt(4 - places));
      }),
    );
  });
});

describe('[L16] shares round down', () => {
  test.each([
    [10n, 1n, 3n, 3n],
    [-10n, 1n, 3n, -4n],
    [0n, 5n, 7n, 0n],
    [10n, -1n, 3n, -4n],
    [9n, 1n, 3n, 3n],
  ])('%s × %s / %s is %s', (amount, numerator, denominator, share) => {
    expect(shareOf(amountOf(amount), numerator, denominator)).toBe(share);
  });

  test('a rebate of 7.5 % of 0.0019 is 0.0001', () => {
    expect(ratePpmOf(amountOf(19n), 75_000)).toBe(1n);
  });

  test('the parts of a split never exceed the whole', () => {
    fc.assert(
      fc.property(units, fc.bigInt({ min: 1n, max: 50n }), (amount, parts) => {
        const each = shareOf(amount, 1n, parts);
        const left = amount - each * parts;
        expect(left >= 0n && left < parts).toBe(true);
      }),
    );
  });

  test('amounts add up exactly', () => {
    expect(sumAmounts([])).toBe(0n);
    expect(sumAmounts([amountOf(1n), amountOf(-3n)])).toBe(-2n);
  });
});

describe('money formatted for players', () => {
  const amount = (text: string): Amount => {
    const parsed = parseAmount(text);
    if (!parsed.ok) throw new Error(text);
    return parsed.value;
  };

  test.each([
    ['zhCn', '¥1,234,567.89'],
    ['zhTw', '¥1,234,567.89'],
    ['enUs', '¥1,234,567.89'],
    ['thTh', '¥1,234,567.89'],
    ['viVn', '¥1.234.567,89'],
    ['idId', '¥1.234.567,89'],
    ['ptBr', '¥1.234.567,89'],
  ] as const)('%s writes %s, floored', (language, text) => {
    expect(formatMoney(amount('1234567.899'), { language, symbol: '¥', decimalsMax: 2 })).toBe(text);
  });

  test.each([
    ['zhCn', '123.4万'],
    ['zhTw', '123.4萬'],
    ['enUs', '1.2M'],
    ['thTh', '1.2M'],
    ['viVn', '1,2\u00a0Tr'],
    ['idId', '1,2\u00a0jt'],
    ['ptBr', '1,2\u00a0mi'],
  ] as const)('%s shortens 1234567.891 to %s', (language, text) => {
    expect(formatCompact(amount('1234567.891'), language)).toBe(text);
  });

  test.each([
    ['129999999.9999', 'zhCn', '1.2亿'],
    ['100000000', 'zhTw', '1億'],
    ['9999.9999', 'zhCn', '9,999.9999'],
    ['19999', 'zhCn', '1.9万'],
    ['99999999', 'zhCn', '9,999.9万'],
    ['1999999999', 'enUs', '1.9B'],
    ['1999999999', 'viVn', '1,9\u00a0Tỷ'],
    ['1999999999', 'idId', '1,9\u00a0M'],
    ['1999999999', 'ptBr', '1,9\u00a0bi'],
  ] as const)('%s in %s is %s in short', (text, language, short) => {
    expect(formatCompact(amount(text), language)).toBe(short);
  });

  test.each([
    ['0', {}, '0.00'],
    ['0.5', {}, '0.50'],
    ['0.125', {}, '0.125'],
    ['0.1234', {}, '0.1234'],
    ['0.1230', {}, '0.123'],
    ['-36', {}, '−36.00'],
    ['-36', { symbol: '¥' }, '−¥36.00'],
    ['36', { signed: true }, '+36.00'],
    ['0', { signed: true }, '0.00'],
    ['1', { symbol: 'USDT' }, 'USDT\u00a01.00'],
    ['-0.0199', { decimalsMax: 2 }, '−0.01'],
    ['-0.0099', { decimalsMax: 2 }, '−0.0099'],
    ['0.002', { decimalsMax: 2 }, '0.002'],
    ['0.0009', { decimalsMax: 3 }, '0.0009'],
    ['0', { decimalsMax: 2 }, '0.00'],
    ['0.1239', { decimalsMax: 3 }, '0.123'],
  ] as const)('%s with %j is %s', (text, options, shown) => {
    expect(formatMoney(amount(text), { language: 'zhCn', ...options })).toBe(shown);
  });

  test.each([
    ['1,950.00', '1,950'],
    ['1.950,00', '1.950'],
    ['¥0.20', '¥0.20'],
    ['100', '100'],
  ])('%s without zero decimals is %s', (figure, short) => {
    expect(shortFigure(figure)).toBe(short);
  });

  test('an unknown amount is a dash', () => {
    expect(formatMoney(undefined, { language: 'enUs', symbol: '$' })).toBe('—');
  });

  test('[R9.3] a balance shown with 4 decimals reads back exactly in every language', () => {
    fc.assert(
      fc.property(units, fc.constantFrom(...languages), (value, language) => {
        const shown = formatMoney(value, { language });
        const point = formatMoney(amountOf(1n), { language }).charAt(1);
        const plain = [...shown]
          .filter((c) => /\d/.test(c) || c === point)
          .join('')
          .replace(point, '.');
        expect(parseAmount((value < 0n ? '-' : '') + plain)).toEqual({ ok: true, value });
      }),
    );
  });

  test.each([
    [19_500n, 'zhCn', '1.95'],
    [10_000n, 'zhCn', '1'],
    [98_500_000n, 'enUs', '9,850'],
    [12_345n, 'ptBr', '1,2345'],
  ] as const)('odds %s in %s are %s', (odds, language, text) => {
    expect(formatOdds(odds, language)).toBe(text);
  });

  test.each([
    [19_500n, '1.95'],
    [20_000n, '2.00'],
    [21_937n, '2.193'],
    [109_687n, '10.968'],
    [477_750n, '47.775'],
    [4_212_000n, '421.20'],
    [9_750_000n, '975'],
    [98_500_000n, '9,850'],
  ] as const)('odds %s as a price are %s', (odds, text) => {
    expect(formatPrice(odds, 'enUs')).toBe(text);
  });
});
