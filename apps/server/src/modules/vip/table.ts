import { type Amount, printAmount, type ReplyOf } from '@tessera/protocol';
import { costToReach, edgePpm, type LevelTerms } from '@tessera/rewards';
import type { Settings } from '../settings/index.ts';
import type { Rates } from '../water-rates/index.ts';
import { perksOf } from './perks.ts';

/** House edge of the boards without a rebate: prize group 1950, credit odds at 97.5 %. Mean costs are computed at it. */
export const EDGE_PPM = 25_000;

const NONE = 0n as Amount;

/** The levels in force, with what the settings give besides and the rates of water-back of a day. */
export function levelTable(
  settings: Settings,
  currency: string,
  { levels, rates }: { readonly levels: readonly LevelTerms[]; readonly rates: Rates },
): ReplyOf<'vipDetail'> {
  const edge = edgePpm(EDGE_PPM);
  return {
    currency,
    edge_ppm: EDGE_PPM,
    levels: levels.map((level, place) => {
      const perks = perksOf(level, settings);
      return {
        level: level.level,
        turnover: printAmount(level.turnover),
        cost: printAmount(costToReach(level.turnover, NONE, edge)),
        promotion: printAmount(level.promotion),
        weekly: printAmount(level.weekly),
        monthly: printAmount(level.monthly),
        birthday: printAmount(level.birthday),
        lottery_ppm: rates.lottery[place]!,
        platform_ppm: rates.platform[place]!,
        withdrawals: perks.withdrawals,
        free_withdrawals: perks.freeWithdrawals,
        withdrawal_max: printAmount(perks.withdrawalMax),
      };
    }),
  };
}
