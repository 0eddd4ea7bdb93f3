import { amountOf, UNIT } from '@tessera/protocol/money';
import { demoPricing } from '@tessera/rules';
import { beforeAll, expect, test } from 'vitest';
import { loadFamily } from '../../../../data/rules/index.ts';
import { readContent } from '../../pick/quote.ts';
import { itemOf } from '../../play/engine.ts';
import { lineOf } from '../../slip/slip-line.ts';
import { hasExactOdds, lossPerHour, meanLossOf, stakePerHour } from './expected-loss.ts';

beforeAll(async () => {
  await Promise.all(['ssc', 'lhc'].map(loadFamily));
});

const yuan = (amount: number) => amountOf(BigInt(amount) * UNIT);

function line(playId: string, content: string, rebatePpm = 0) {
  const item = itemOf(playId);
  const reading = readContent(item, content);
  if (!reading.ok) throw new Error(reading.error.code);
  return lineOf(
    'a',
    item,
    content,
    reading.parsed,
    { unitStake: yuan(100), multiple: 1, rebatePpm },
    demoPricing,
  );
}

test('[RP16] the mean loss follows from the odds, and the rebate lowers it only by what it gives back', () => {
  const bet = line('ssc.locate.all', '1||||');
  const { win = '0' } = bet.odds;
  // One of ten digits is drawn.
  expect(meanLossOf(bet)).toBe(
    amountOf(BigInt(bet.stake.replace('.', '')) - (yuan(100) * BigInt(win)) / 100_000n),
  );
  const rebated = line('ssc.locate.all', '1||||', 10_000);
  expect(meanLossOf(rebated)).toBe(
    amountOf(yuan(100) - (yuan(100) * BigInt(rebated.odds.win ?? 0)) / 100_000n - yuan(1)),
  );
});

test('[RP16] the pace is that of the session, and before the first stake these bets on every draw', () => {
  const drawMs = 300_000;
  expect(stakePerHour(yuan(2), { staked: yuan(60), playedMs: 1_800_000, drawMs })).toBe(yuan(120));
  expect(stakePerHour(yuan(2), { staked: yuan(10), playedMs: 1_000, drawMs })).toBe(yuan(120));
  expect(stakePerHour(yuan(2), { staked: 0n, playedMs: 0, drawMs })).toBe(yuan(24));
  expect(lossPerHour(yuan(3), yuan(100), yuan(1_000))).toBe(yuan(30));
  expect(lossPerHour(0n, 0n, yuan(1))).toBe(0n);
});

test('a parlay has no fixed chance', () => {
  expect(hasExactOdds([line('ssc.locate.all', '1||||')])).toBe(true);
  expect(hasExactOdds([line('lhc.main.parlay', 'odd|even||||')])).toBe(false);
});
