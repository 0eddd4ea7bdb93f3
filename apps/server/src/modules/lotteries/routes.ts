import { pricingText, printAmount } from '@tessera/protocol';
import { endpoints, type ReplyOf } from '@tessera/protocol/endpoints';
import type { Register } from '../../http/index.ts';
import type { Lottery } from './lottery.ts';
import { playListOf } from './play-list.ts';
import type { Lotteries } from './service.ts';

/** `/api/lottery/list` and `/api/lottery/played/list`. */
export function lotteryRoutes(register: Register, lotteries: Lotteries): void {
  register(endpoints.lotteryList, async () =>
    lotteries
      .all()
      .filter(({ listed }) => listed)
      .map(lotteryInfoOf),
  );
  register(endpoints.playList, async () => playListOf(lotteries.all().filter(({ listed }) => listed)));
}

/** A lottery in wire format. */
export function lotteryInfoOf(lottery: Lottery): ReplyOf<'lotteryList'>[number] {
  const { config } = lottery;
  return {
    id: lottery.id,
    family: lottery.family,
    name: { ...lottery.name },
    source: lottery.source,
    period_s: lottery.periodS,
    zone: lottery.zone,
    pace: lottery.periodS > 0 && lottery.periodS < DAY_S ? 'high' : 'low',
    disks: [...config.boards],
    pricing: pricingText(config.pricing),
    house: { ...config.house },
    unit_stake: printAmount(config.unitStake),
    stake_min: printAmount(config.stakeMin),
    stake_max: printAmount(config.stakeMax),
    multiple_max: config.multipleMax,
    payout_cap: printAmount(config.caps.bet),
    enabled: lottery.enabled,
  };
}

const DAY_S = 86_400;
