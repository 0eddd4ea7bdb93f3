import type { HouseReport } from '../report.ts';
import { payoutsOfAll, stakesOfAll } from './terms.ts';

/**
 * The base of taxes on play: stakes less payouts by lottery and platform, before rewards. The tax is that of the total.
 * Not specified: a rate. It is a setting, a run may give another, and it is part of the hash.
 */
export const taxes: HouseReport = {
  id: 'taxes',
  title: { enUs: 'Tax base', zhCn: '税基' },
  version: 1,
  roles: ['admin', 'cashier', 'risk'],
  rows: 'product',
  figures: [
    stakesOfAll,
    payoutsOfAll,
    {
      id: 'base',
      name: { enUs: 'Tax base', zhCn: '计税基数' },
      unit: 'amount',
      of: [
        [1, 'stakes'],
        [-1, 'payouts'],
      ],
    },
  ],
  taxOf: 'base',
};
