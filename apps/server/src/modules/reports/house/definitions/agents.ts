import type { HouseReport } from '../report.ts';

/** Commission paid to agents. */
export const agents: HouseReport = {
  id: 'agents',
  title: { enUs: 'Commission by agent', zhCn: '代理佣金' },
  version: 1,
  roles: ['admin', 'cashier', 'risk'],
  rows: 'player',
  figures: [
    {
      id: 'payments',
      name: { enUs: 'Payments', zhCn: '发放笔数' },
      unit: 'count',
      terms: [{ accounts: ['rebate'], kinds: ['commission'], times: 1 }],
    },
    {
      id: 'commission',
      name: { enUs: 'Commission', zhCn: '佣金' },
      unit: 'amount',
      terms: [{ accounts: ['rebate'], kinds: ['commission'], times: -1 }],
    },
  ],
};
