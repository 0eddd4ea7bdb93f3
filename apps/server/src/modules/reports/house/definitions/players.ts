import type { HouseReport } from '../report.ts';
import { bonusKinds, deposits, fees, payoutsOfAll, rebateKinds, stakesOfAll, withdrawals } from './terms.ts';

/** What moved between each player and the house. */
export const players: HouseReport = {
  id: 'players',
  title: { enUs: 'Players', zhCn: '玩家汇总' },
  version: 1,
  roles: ['admin', 'cashier', 'risk'],
  rows: 'player',
  figures: [
    deposits,
    withdrawals,
    fees,
    stakesOfAll,
    payoutsOfAll,
    {
      id: 'given',
      name: { enUs: 'Rewards and rebates', zhCn: '礼金与返水' },
      unit: 'amount',
      terms: [
        { accounts: ['bonus'], kinds: bonusKinds, times: -1 },
        { accounts: ['rebate'], kinds: ['rebate', ...rebateKinds], times: -1 },
      ],
    },
    {
      id: 'commission',
      name: { enUs: 'Commission', zhCn: '佣金' },
      unit: 'amount',
      terms: [{ accounts: ['rebate'], kinds: ['commission'], times: -1 }],
    },
    {
      id: 'revenue',
      name: { enUs: 'Revenue', zhCn: '净收入' },
      unit: 'amount',
      of: [
        [1, 'stakes'],
        [-1, 'payouts'],
        [-1, 'given'],
        [-1, 'commission'],
      ],
    },
  ],
};
