import { amountOf, printAmount } from '@tessera/protocol/money';
import { allFamilies, demoPricing, payoutOf } from '@tessera/rules';
import { createRules } from '@tessera/rules/core';
import { ssc } from '@tessera/rules/ssc';
import { ruleEntry } from '@tessera/rules/texts';
import { describe, expect, test } from 'vitest';
import type { BetDetail } from './bet.ts';
import { betLines } from './bet-lines.ts';
import { correctedKey, explainCorrection, explainPayout } from './explain.ts';

const rules = createRules([ssc]);
const drawn = [3, 7, 6, 6, 8];

function detailOf(bet: Partial<BetDetail['bet']>, wins: BetDetail['wins'] = []): BetDetail {
  const settled = {
    id: 1,
    state: 'won',
    play: 'ssc.back3.direct-multi',
    content: '6,8|6|2,8',
    unit_stake: '0.1000',
    multiple: 1,
    stake: '0.4000',
    odds: { win: '9750000' },
    payout: '97.5000',
  };
  return { bet: { ...settled, ...bet }, draw: { result: drawn }, wins, receipt: null } as BetDetail;
}

describe("[L9] a payout is explained by the device's own calculation", () => {
  const wins = [{ tier: 'win', kind: 'unit', count: 1 }];

  test('winning lines times the payout of one line', () => {
    const explained = explainPayout(rules, detailOf({}, wins));
    expect(explained).toMatchObject({ lineStake: 1_000n, payout: 975_000n, agrees: true });
    expect(explained?.steps).toMatchObject([{ lines: 1, odds: 9_750_000n, perLine: 975_000n }]);
  });

  test('a payout other than the computed one is reported', () => {
    expect(explainPayout(rules, detailOf({ payout: '97.4000' }, wins))?.agrees).toBe(false);
  });

  test('other winning lines than the server settled are reported', () => {
    expect(explainPayout(rules, detailOf({}, [{ ...wins[0]!, count: 2 }]))?.agrees).toBe(false);
  });

  test('a lost bet agrees when nothing was paid', () => {
    const lost = detailOf({ state: 'lost', content: '1|1|1', payout: '0.0000' });
    expect(explainPayout(rules, lost)).toMatchObject({ steps: [], payout: 0n, agrees: true });
  });

  test('a tier with prize zero leaves a bet lost, and both sides agree', () => {
    const lost = detailOf({ state: 'lost', odds: { win: '0' }, payout: '0.0000' });
    expect(explainPayout(rules, lost)).toMatchObject({ payout: 0n, agrees: true });
    expect(explainPayout(rules, { ...lost, wins })?.agrees).toBe(true);
  });

  test('each line is floored before lines are added up', () => {
    const bet = { content: '6,8|6|8', unit_stake: '0.0003', odds: { win: '33333' }, payout: '0.0009' };
    expect(explainPayout(rules, detailOf(bet, wins))).toMatchObject({ payout: 9n, agrees: true });
  });

  test('open, void and cancelled bets have no explanation', () => {
    for (const state of ['accepted', 'void', 'cancelled'] as const) {
      expect(explainPayout(rules, detailOf({ state }))).toBeUndefined();
    }
  });
});

describe('[L9] a corrected draw is also computed with the corrected numbers', () => {
  const outside = { source: 'feed', simulated: true, result_pending: false, corrected: [3, 7, 6, 6, 2] };
  const correctedOf = (bet: Partial<BetDetail['bet']>) => {
    const before = detailOf({ state: 'lost', content: '6|6|2', payout: '0.0000', ...bet });
    const detail = { ...before, draw: { ...before.draw, outside } } as BetDetail;
    const explained = explainPayout(rules, detail);
    return explained?.agrees ? explainCorrection(rules, detail, explained) : undefined;
  };

  test.each([
    ['being paid', {}, { worth: 975_000n, extra: 0n, paid: false }, 'record_corrected_due'],
    ['paid', { correction: '97.5000' }, { extra: 975_000n, paid: true }, 'record_corrected_paid'],
    ['nothing more', { content: '1|1|1' }, { worth: 0n, extra: 0n, paid: true }, 'record_corrected_kept'],
  ])('%s', (_name, bet, expected, key) => {
    const corrected = correctedOf(bet);
    expect(corrected).toMatchObject(expected);
    expect(corrected && correctedKey(corrected)).toBe(key);
  });
});

describe('[L9] a won bet of every play is explained and agrees with the engine', () => {
  test.each(allFamilies)('$family', (family) => {
    const engine = createRules([family]);
    for (const item of engine.playItems()) {
      const { content, draw, wins, compiled } = ruleEntry(item, demoPricing).example;
      const odds = engine.oddsForContent(item.id, content, demoPricing, 0);
      if (!odds.ok) throw new Error(`No odds for ${item.id}`);
      const payout = payoutOf(wins, 1_000n, odds.value);
      const detail = {
        bet: {
          state: 'won',
          play: item.id,
          content,
          unit_stake: '0.1000',
          multiple: 1,
          odds: Object.fromEntries(Object.entries(odds.value).map(([key, value]) => [key, String(value)])),
          payout: printAmount(amountOf(payout)),
        },
        draw: { result: draw },
        wins: compiled.settle(draw),
      } as unknown as BetDetail;
      expect(explainPayout(engine, detail), item.id).toMatchObject({ agrees: true, payout });
    }
  });
});

describe('a small bet is listed line by line', () => {
  const winning = (play: string, content: string) =>
    betLines(rules, play, content, drawn)?.map(({ values, won }) => `${values.join('')}${won ? '*' : ''}`);

  test('one token of every position', () => {
    expect(winning('ssc.back3.direct-multi', '6,8|6|2,8')).toEqual(['662', '668*', '862', '868']);
  });

  test('positions bet separately, each line with its position', () => {
    expect(winning('ssc.locate.all', '3||||1,8')).toEqual(['3*', '1', '8*']);
    const labels = betLines(rules, 'ssc.locate.all', '3||||1,8', drawn)?.map((line) => line.labels);
    expect(labels).toEqual([['万'], ['个'], ['个']]);
    expect(betLines(rules, 'ssc.back3.direct-multi', '6|6|2', drawn)?.[0]?.labels).toEqual([]);
  });

  test('words', () => {
    expect(winning('ssc.credit.sum-sides', 'big,odd')).toEqual(['big*', 'odd']);
  });

  test('single entry', () => {
    expect(winning('ssc.back3.direct-single', '6,6,8|1,2,3')).toEqual(['668*', '123']);
  });

  test('sets: combinations of as many numbers as a line takes', () => {
    expect(winning('ssc.back3.group6-multi', '6,7,8,9')).toEqual(['678', '679', '689', '789']);
  });

  test('each line has all bankers and as many drags as are missing', () => {
    const everyRules = createRules(allFamilies);
    const written = (play: string, content: object, draw: object) =>
      betLines(everyRules, play, content as Record<string, string>, draw as number[])?.map(
        ({ values, won }) => `${values.join(' ')}${won ? ' *' : ''}`,
      );
    expect(written('x5.any3.banker', { gall_code: '6', drag_code: '1,5,7' }, [9, 10, 1, 5, 6])).toEqual([
      '6 1 5 *',
      '6 1 7',
      '6 5 7',
    ]);
    expect(
      written(
        'dlt.banker',
        { gall_code: '1,2,3|1', drag_code: '4,5,6|2,3' },
        { main: [1, 2, 3, 4, 5], extra: [1, 2] },
      ),
    ).toEqual([
      '1 2 3 4 5 + 1 2 *',
      '1 2 3 4 5 + 1 3 *',
      '1 2 3 4 6 + 1 2 *',
      '1 2 3 4 6 + 1 3 *',
      '1 2 3 5 6 + 1 2 *',
      '1 2 3 5 6 + 1 3 *',
    ]);
    expect(
      written('x5.any5.banker', { gall_code: '1,2', drag_code: '3,4,5,6,7,8,9' }, [1, 2, 3, 4, 5]),
    ).toBeUndefined();
  });

  test('no lines for plays whose lines are not contents, nor for many lines', () => {
    expect(winning('ssc.back3.direct-sum', '20')).toBeUndefined();
    expect(winning('ssc.back3.direct-multi', '1,2,3,4|1,2|1,2')).toBeUndefined();
  });
});
