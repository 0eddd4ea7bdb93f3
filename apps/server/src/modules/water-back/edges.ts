import { waterBackRoom } from '@tessera/rewards';
import { type PlayItem, returnsOf } from '@tessera/rules';
import { rulesOf } from '../../house-rules.ts';
import type { Lottery } from '../lotteries/index.ts';

/** Odds are cut to 1/10 000 of the stake, so between two rebates an item may return that much more than at either. */
const CUT_PPM = 100;

type Terms = Pick<Lottery, 'family' | 'config'>;

/**
 * Room that an item leaves for water-back, in ppm, at the worst kind of unit bet and the worst own rebate: the edge less the
 * rebate. The return falls with the rebate along a convex curve, so return and rebate together are largest at one end (R1).
 */
export function roomOf({ family, config: { house, pricing } }: Terms, item: PlayItem): number {
  const rules = rulesOf({ family, house });
  const rooms = [0, pricing.rMaxPpm].flatMap((rebate) =>
    returnsOf(item, rules.oddsOf(item.id, pricing, rebate)).map(({ returned: { numerator, denominator } }) =>
      waterBackRoom({ num: denominator - numerator, den: denominator }, { rebate, chain: 0, vip: 0 }),
    ),
  );
  return Math.max(0, Math.min(...rooms) - CUT_PPM);
}

/** Items on sale in a lottery that leave less room than `ppm`: their stake earns no water-back. */
export function itemsBelow(lottery: Terms, ppm: number): readonly string[] {
  const { family, config } = lottery;
  return rulesOf({ family, house: config.house })
    .playItems(family)
    .filter((item) => config.boards.includes(item.board) && roomOf(lottery, item) < ppm)
    .map(({ id }) => id);
}
