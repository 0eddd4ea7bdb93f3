import { describe, expect, test } from 'vitest';
import { oppositeSided, type SidedBet } from './opposite-sides.ts';

const bet = (play: string, content: SidedBet['content']): SidedBet => ({ play, content });
const found = (...bets: SidedBet[]): number[] => [...oppositeSided(bets)].sort();

describe('opposite sides', () => {
  test('both sides of one position, in two bets or in one', () => {
    const [big, small] = [bet('ssc.credit.ball-sides', 'big||||'), bet('ssc.credit.ball-sides', 'small||||')];
    expect(found(big, small)).toEqual([0, 1]);
    expect(found(big, bet('ssc.credit.ball-number', '1||||'), small)).toEqual([0, 2]);
    expect(found(bet('ssc.credit.sum-sides', 'odd,even'))).toEqual([0]);
    expect(found(bet('x5.credit.sum-sides', 'tail-big'), bet('x5.credit.sum-sides', 'tail-small'))).toEqual([
      0, 1,
    ]);
  });

  test('other positions, other items and other sides are not opposite', () => {
    expect(found(bet('ssc.credit.ball-sides', 'big||||'), bet('ssc.credit.ball-sides', '|small|||'))).toEqual(
      [],
    );
    expect(found(bet('ssc.credit.ball-sides', 'big||||'), bet('ssc.credit.sum-sides', 'small'))).toEqual([]);
    expect(found(bet('ssc.credit.sum-sides', 'big'), bet('ssc.credit.sum-sides', 'odd'))).toEqual([]);
    expect(found(bet('x5.credit.sum-sides', 'tail-big'), bet('x5.credit.sum-sides', 'small'))).toEqual([]);
    expect(found(bet('ssc.star5.direct-multi', '1,2|3|4|5|6'))).toEqual([]);
  });

  test('dragon and tiger are sides of a rank, and signs of the zodiac are not', () => {
    const rank = (ranks: string, list: string) => bet('pk10.credit.dragon-tiger', { rank: ranks, list });
    expect(found(rank('1,2', 'dragon'), rank('2,3', 'tiger'))).toEqual([0, 1]);
    expect(found(rank('1', 'dragon'), rank('2', 'tiger'))).toEqual([]);
    expect(found(bet('lhc.zodiac.signs', 'dragon,tiger'))).toEqual([]);
  });
});
