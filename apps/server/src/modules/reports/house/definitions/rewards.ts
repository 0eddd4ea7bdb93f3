import type { HouseReport } from '../report.ts';
import { bonusKinds, kindNames, rebateKinds } from './terms.ts';

/** What the house gave to players, by kind: rewards, water-back, and corrections that two operators decided. */
export const rewards: HouseReport = {
  id: 'rewards',
  title: { enUs: 'Cost of rewards', zhCn: '礼金与返水成本' },
  version: 1,
  roles: ['admin', 'cashier', 'risk'],
  rows: 'kind',
  names: kindNames,
  figures: [
    {
      id: 'grants',
      name: { enUs: 'Grants', zhCn: '发放笔数' },
      unit: 'count',
      terms: [
        { accounts: ['bonus'], kinds: bonusKinds, times: 1 },
        { accounts: ['rebate'], kinds: rebateKinds, times: 1 },
      ],
    },
    {
      id: 'given',
      name: { enUs: 'Paid out', zhCn: '发放金额' },
      unit: 'amount',
      terms: [
        { accounts: ['bonus'], kinds: bonusKinds, times: -1 },
        { accounts: ['rebate'], kinds: rebateKinds, times: -1 },
      ],
    },
  ],
};
