import { type Amount, amountOf, UNIT } from '@tessera/protocol/money';
import { demoPricing } from '@tessera/rules';
import { mostOf } from '@tessera/rules/joint';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadFamily } from '../../../../data/rules/index.ts';
import { readContent } from '../../pick/quote.ts';
import { itemOf } from '../../play/engine.ts';
import type { SlipLine } from '../../slip/slip.ts';
import { lineOf } from '../../slip/slip-line.ts';
import { computeMost } from './compute-most.ts';
import { boundOf, jointBetsOf, type Most, mayBeBound } from './joint-bets.ts';
import { costOf, isSureLoss } from './sure-loss.ts';

beforeAll(async () => {
  await Promise.all(['ssc', 'pk10', 'ssq'].map(loadFamily));
});

const yuan = (amount: number): Amount => amountOf(BigInt(amount) * UNIT);

let key = 0;
function line(playId: string, content: string, rebatePpm = 0): SlipLine {
  const item = itemOf(playId);
  const reading = readContent(item, content);
  if (!reading.ok) throw new Error(reading.error.code);
  key += 1;
  const terms = { unitStake: yuan(2), multiple: 1, rebatePpm };
  return lineOf(String(key), item, content, reading.parsed, terms, demoPricing);
}

const most = (lines: readonly SlipLine[]): Promise<Most> =>
  new Promise((resolve) => computeMost(lines, resolve));

describe('the most that a slip returns', () => {
  test('six direct bets on different numbers return what one of them returns', async () => {
    const lines = [0, 1, 2, 3, 4, 5].map((digit) => line('ssc.back3.direct-multi', `${digit}|5|9`));
    const alone = boundOf(lines.slice(0, 1)).amount;
    expect(await most(lines)).toEqual({ amount: alone, exact: true });
    expect(boundOf(lines).amount).toBe(amountOf(6n * alone));
  });

  test('it is what the engine says of the same bets', async () => {
    const lines = [line('pk10.credit.sum2-sides', 'big,odd'), line('pk10.locate.all', '1|2|||||||3|')];
    expect((await most(lines)).amount).toBe(amountOf(mostOf(jointBetsOf(lines) ?? []).upper));
  });

  test('one bet can only be a bound for single entry of games that draw many numbers', () => {
    expect(mayBeBound('ssq.single', 2)).toBe(true);
    expect(mayBeBound('ssq.single', 1)).toBe(false);
    expect(mayBeBound('ssq.multi', 7)).toBe(false);
    expect(mayBeBound('ssc.star5.direct-single', 9)).toBe(false);
  });
});

describe('a sure loss', () => {
  const told = async (...lines: readonly SlipLine[]) => isSureLoss(costOf(lines), await most(lines));

  test('all ten digits of a position', async () => {
    expect(await told(line('ssc.locate.all', '0,1,2,3,4,5,6,7,8,9||||'))).toBe(true);
    expect(await told(line('ssc.locate.all', '0,1,2,3,4,5,6,7,8||||'))).toBe(false);
  });

  test('big and small of one rank, together or as two bets', async () => {
    expect(await told(line('pk10.credit.ball-sides', 'big,small|||||||||'))).toBe(true);
    expect(
      await told(
        line('pk10.credit.ball-sides', 'big|||||||||'),
        line('pk10.credit.ball-sides', 'small|||||||||'),
      ),
    ).toBe(true);
    expect(
      await told(
        line('pk10.credit.ball-sides', 'big|||||||||'),
        line('pk10.credit.ball-sides', '|small||||||||'),
      ),
    ).toBe(false);
  });

  test('the rebate counts as a return', () => {
    const stake = yuan(100);
    expect(isSureLoss({ stake, rebate: yuan(3) }, { amount: yuan(97), exact: true })).toBe(false);
    expect(isSureLoss({ stake, rebate: yuan(2) }, { amount: yuan(97), exact: true })).toBe(true);
  });
});
