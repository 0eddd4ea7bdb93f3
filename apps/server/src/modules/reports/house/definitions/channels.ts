import type { HouseReport } from '../report.ts';
import { deposits, fees, withdrawals } from './terms.ts';

/** Deposits, withdrawals and fees by the provider that moved the money. */
export const channels: HouseReport = {
  id: 'channels',
  title: { enUs: 'Deposits and withdrawals by provider', zhCn: '支付渠道存提' },
  version: 1,
  roles: ['admin', 'cashier', 'risk'],
  rows: 'provider',
  figures: [
    deposits,
    withdrawals,
    fees,
    {
      id: 'net_in',
      name: { enUs: 'Net inflow', zhCn: '净流入' },
      unit: 'amount',
      of: [
        [1, 'deposits'],
        [-1, 'withdrawals'],
      ],
    },
  ],
};
