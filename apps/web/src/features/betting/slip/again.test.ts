import { demoPricing } from '@tessera/rules';
import { beforeAll, expect, test } from 'vitest';
import { loadFamily } from '../../../data/rules/index.ts';
import type { EarlierBet } from '../../../data/slip/index.ts';
import { underHouse } from '../play/engine.ts';
import { lineAgain } from './again.ts';
import { withinRebate } from './slip-line.ts';

const bet: EarlierBet = {
  play: 'ssc.back3.direct-multi',
  content: '1|2|3,4',
  unit_stake: '0.2000',
  multiple: 5,
  rebate_ppm: 80_000,
};

beforeAll(() => loadFamily('ssc'));

test('an earlier bet becomes a line at current prices, with its rebate limited to the current maximum', () => {
  expect(lineAgain(bet, demoPricing, demoPricing.rMaxPpm)).toMatchObject({
    playId: bet.play,
    content: '1|2|3,4',
    lines: 2,
    unitStake: '0.2000',
    multiple: 5,
    rebatePpm: demoPricing.rMaxPpm,
    stake: '2.0000',
    odds: { win: '9000000' },
  });
});

test('a bet this client cannot play gives no line', () => {
  expect(lineAgain({ ...bet, play: 'ssc.nothing' }, demoPricing, demoPricing.rMaxPpm)).toBeUndefined();
  expect(lineAgain({ ...bet, content: '1|2|' }, demoPricing, demoPricing.rMaxPpm)).toBeUndefined();
});

test('a line follows the house rules of its lottery', () => {
  const tie = {
    ...bet,
    play: 'ssc.compare.dragon-tiger',
    content: { compare: '1-2', list: 'dragon' },
    rebate_ppm: 0,
  };
  const odds = () => lineAgain(tie, demoPricing, demoPricing.rMaxPpm)?.odds;
  expect(Object.keys(odds() ?? {})).not.toContain('push/dragon');
  expect(underHouse({ traditionTie: 'push' }, odds)).toMatchObject({ 'push/dragon': '10000' });
  expect(Object.keys(odds() ?? {})).not.toContain('push/dragon');
});

test('[R1] a line above the rate of a member gets that rate and the odds that come with it', () => {
  const line = lineAgain(bet, demoPricing, demoPricing.rMaxPpm)!;
  const lowered = withinRebate([line], demoPricing, 8_000)!;
  expect(lowered).toMatchObject({ key: line.key, rebatePpm: 8_000, stake: line.stake });
  expect(BigInt(lowered.odds.win!)).toBeGreaterThan(BigInt(line.odds.win!));
  expect(withinRebate([lowered], demoPricing, 8_000)).toBeUndefined();
});

test('a line whose content is no longer valid keeps its rebate', () => {
  const line = { ...lineAgain(bet, demoPricing, demoPricing.rMaxPpm)!, content: '1|2|' };
  expect(withinRebate([line], demoPricing, 8_000)).toBeUndefined();
});
