import { type Amount, printAmount, type ReplyOf } from '@tessera/protocol';
import { costToReach, edgePpm, VIP_LEVELS } from '@tessera/rewards';
import type { Settings } from '../settings/index.ts';
import { perksOf } from './perks.ts';

/** House edge of the boards without a rebate: prize group 1950, credit odds at 97.5 %. Mean costs are computed at it. */
export const EDGE_PPM = 25_000;

const NONE = 0n as Amount;

/** Columns of the table as arrays for SQL, level 1 first. */
export const columns = {
  turnover: VIP_LEVELS.map(({ turnover }) => turnover),
  promotion: VIP_LEVELS.map(({ promotion }) => promotion),
  weekly: VIP_LEVELS.map(({ weekly }) => weekly),
  monthly: VIP_LEVELS.map(({ monthly }) => monthly),
  birthday: VIP_LEVELS.map(({ birthday }) => birthday),
};

/** The table of levels with what is in force. */
export function levelTable(settings: Settings, currency: string): ReplyOf<'vipDetail'> {
  const edge = edgePpm(EDGE_PPM);
  return {
    currency,
    edge_ppm: EDGE_PPM,
    levels: VIP_LEVELS.map((level) => {
      const perks = perksOf(level.level, settings);
      return {
        level: level.level,
        turnover: printAmount(level.turnover),
        cost: printAmount(costToReach(level.level, NONE, edge)),
        promotion: printAmount(level.promotion),
        weekly: printAmount(level.weekly),
        monthly: printAmount(level.monthly),
        birthday: printAmount(level.birthday),
        lottery_ppm: level.lotteryPpm,
        platform_ppm: level.platformPpm,
        withdrawals: perks.withdrawals,
        free_withdrawals: perks.freeWithdrawals,
        withdrawal_max: printAmount(perks.withdrawalMax),
      };
    }),
  };
}
