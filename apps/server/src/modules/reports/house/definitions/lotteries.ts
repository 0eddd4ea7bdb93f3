import type { HouseReport } from '../report.ts';
import { payoutsOfLotteries, stakesOfLotteries } from './terms.ts';

/** Revenue of the lotteries. */
export const lotteries: HouseReport = {
  id: 'lotteries',
  title: { enUs: 'Revenue by lottery', zhCn: '彩种收入' },
  version: 1,
  roles: ['admin', 'cashier', 'risk', 'lottery'],
  rows: 'lottery',
  figures: [
    {
      id: 'bets',
      name: { enUs: 'Bets', zhCn: '注单数' },
      unit: 'count',
      terms: [{ accounts: ['stakes'], kinds: ['bet'], times: 1 }],
    },
    stakesOfLotteries,
    payoutsOfLotteries,
    {
      id: 'rebates',
      name: { enUs: 'Rebates', zhCn: '返点' },
      unit: 'amount',
      terms: [{ accounts: ['rebate'], kinds: ['rebate'], times: -1 }],
    },
    {
      id: 'revenue',
      name: { enUs: 'Revenue', zhCn: '净收入' },
      unit: 'amount',
      of: [
        [1, 'stakes'],
        [-1, 'payouts'],
        [-1, 'rebates'],
      ],
    },
  ],
};
