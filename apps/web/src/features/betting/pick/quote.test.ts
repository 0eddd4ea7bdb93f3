import { type Amount, amountOf, printAmount } from '@tessera/protocol/money';
import { demoPricing } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { nextUnit, unitOf, unitStakeOf } from '../../../data/bet-prefs/index.ts';
import { loadFamily } from '../../../data/rules/index.ts';
import { itemOf } from '../play/engine.ts';
import { lineOf, termsOf, withAcceptedOdds, withTerms } from '../slip/slip-line.ts';
import { lineWinOf, quoteOf, readContent, rebateOf, totalOf } from './quote.ts';

await loadFamily('ssc');

const two = amountOf(20_000n);
const item = itemOf('ssc.back3.direct-multi');
const parsedOf = (playId: string, content: string) => {
  const reading = readContent(itemOf(playId), content);
  if (!reading.ok) throw new Error(reading.error.code);
  return reading.parsed;
};
const text = (amount: Amount) => printAmount(amount);

describe('[B1] figures of a bet', () => {
  test('24 lines at 2 yuan cost 48 and return at most 1950', () => {
    const quote = quoteOf(
      item,
      parsedOf(item.id, '2,5,7,9|0,3,6|1,8'),
      { unitStake: two, multiple: 1, rebatePpm: 0 },
      demoPricing,
    );
    expect([quote.lines, text(quote.stake), text(quote.maxWin)]).toEqual([24, '48.0000', '1950.0000']);
  });

  test('unit, multiple and rebate: 1.2 % rebate gives a prize of 1926', () => {
    const terms = { unitStake: unitStakeOf(two, 'jiao'), multiple: 10, rebatePpm: 12_000 };
    const quote = quoteOf(item, parsedOf(item.id, '1|2|3'), terms, demoPricing);
    expect([text(quote.stake), text(quote.maxWin)]).toEqual(['2.0000', '1926.0000']);
    expect(text(rebateOf(amountOf(480_000n), 12_000))).toBe('0.5760');
  });

  test('every line is rounded down separately, in ten-thousandths', () => {
    const terms = { unitStake: unitStakeOf(two, 'li'), multiple: 1, rebatePpm: 0 };
    const sides = itemOf('ssc.sides.total');
    const quote = quoteOf(sides, parsedOf(sides.id, 'big,odd'), terms, demoPricing);
    expect([text(quote.stake), text(quote.maxWin)]).toEqual(['0.0040', '0.0078']);
  });

  test('the total of several bets is their sum', () => {
    const bet = { lines: 24, stake: amountOf(480_000n), maxWin: amountOf(19_500_000n) };
    expect(totalOf([bet, bet])).toEqual({ lines: 48, stake: 960_000n, maxWin: 39_000_000n });
    expect(totalOf([])).toEqual({ lines: 0, stake: 0n, maxWin: 0n });
  });

  test('the maximum win of one line needs no picks', () => {
    expect(text(lineWinOf(item, { unitStake: two, multiple: 3, rebatePpm: 0 }, demoPricing))).toBe(
      '5850.0000',
    );
  });
});

test('a full board of half a million lines is priced by formula', () => {
  const row = '0,1,2,3,4,5,6,7,8,9';
  const combo = itemOf('ssc.star5.combo');
  const content = [row, row, row, row, row].join('|');
  const quote = quoteOf(
    combo,
    parsedOf(combo.id, content),
    { unitStake: two, multiple: 1, rebatePpm: 0 },
    demoPricing,
  );
  expect([quote.lines, text(quote.stake)]).toEqual([500_000, '1000000.0000']);
});

describe('units', () => {
  test('yuan, jiao, fen, li divide the price of a line by 1, 10, 100, 1000', () => {
    expect((['yuan', 'jiao', 'fen', 'li'] as const).map((unit) => text(unitStakeOf(two, unit)))).toEqual([
      '2.0000',
      '0.2000',
      '0.0200',
      '0.0020',
    ]);
    expect(unitOf(two, unitStakeOf(two, 'fen'))).toBe('fen');
    expect(nextUnit('li')).toBe('yuan');
  });
});

describe('lines of the slip', () => {
  const line = lineOf(
    'k',
    item,
    '1|2|3',
    parsedOf(item.id, '1|2|3'),
    { unitStake: two, multiple: 1, rebatePpm: 0 },
    demoPricing,
  );

  test('changed terms keep the content and reprice it', () => {
    const next = withTerms(
      { ...line, refusal: { code: 'amount_above_max' } },
      { ...termsOf(line), multiple: 5 },
      demoPricing,
    );
    expect([next.stake, next.maxWin, next.refusal]).toEqual(['10.0000', '9750.0000', undefined]);
  });

  test('accepted odds are those of the refusal', () => {
    const refused = { ...line, refusal: { code: 'odds_changed', odds: { win: '9600000' } } };
    const next = withAcceptedOdds(refused);
    expect([next.odds, next.maxWin, next.refusal]).toEqual([{ win: '9600000' }, '1920.0000', undefined]);
    expect(withAcceptedOdds(line)).toBe(line);
  });
});
