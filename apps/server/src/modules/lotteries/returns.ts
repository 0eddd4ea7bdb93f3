import { type Edge, waterBackRoom } from '@tessera/rewards';
import { type Family, itemReturns, type PlayItem, returnsOf } from '@tessera/rules';
import { rulesOf } from '../../house-rules.ts';
import type { LotteryConfig } from './config.ts';

/** What the prices of a lottery depend on. */
export interface Priced {
  readonly family: Family;
  readonly config: Pick<LotteryConfig, 'boards' | 'house' | 'pricing'>;
}

/** The house edge of one kind of unit bet at a rebate of the player. */
export interface RebateEdge {
  readonly rebate: number;
  readonly edge: Edge;
}

/**
 * Edges of an item without a rebate and with the highest one, for each kind of unit bet. The return falls with the rebate along a
 * convex curve, so return and rebate together are largest at one of these two ends (R1).
 */
export function edgesOf({ family, config: { house, pricing } }: Priced, item: PlayItem): RebateEdge[] {
  const rules = rulesOf({ family, house });
  return [0, pricing.rMaxPpm].flatMap((rebate) =>
    returnsOf(item, rules.oddsOf(item.id, pricing, rebate)).map(
      ({ returned: { numerator, denominator } }) => ({
        rebate,
        edge: { num: denominator - numerator, den: denominator },
      }),
    ),
  );
}

/** Odds are cut to 1/10 000 of the stake, so between two rebates an item may return that much more than at either. */
const CUT_PPM = 100;

/**
 * Room that an item leaves for water-back and uplines together, in whole ppm, at the worst kind of unit bet and the worst own rebate:
 * the edge less the rebate.
 */
export function roomOf(lottery: Priced, item: PlayItem): number {
  const rooms = edgesOf(lottery, item).map(({ rebate, edge }) => waterBackRoom(edge, { rebate, chain: 0 }));
  return Math.max(0, Math.min(...rooms) - CUT_PPM);
}

/** Items of the boards on sale, in the order of the rules. */
export function itemsOf({ family, config }: Priced): readonly PlayItem[] {
  return rulesOf({ family, house: config.house })
    .playItems(family)
    .filter(({ board }) => config.boards.includes(board));
}

/** Ids of items that return more than is staked, the player's rebate included (R1). */
export const itemsAboveStake = ({ family, config: { boards, house, pricing } }: Priced): readonly string[] =>
  itemReturns(rulesOf({ family, house }), { family, boards, pricing })
    .filter(({ isAboveStake }) => isAboveStake)
    .map(({ item }) => item.id);
