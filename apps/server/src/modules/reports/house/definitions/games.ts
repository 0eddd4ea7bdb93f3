import type { HouseReport } from '../report.ts';
import { payoutsOfGames, stakesOfGames } from './terms.ts';

/** Revenue of the platforms of games. */
export const games: HouseReport = {
  id: 'games',
  title: { enUs: 'Revenue by game platform', zhCn: '游戏平台收入' },
  version: 1,
  roles: ['admin', 'cashier', 'risk', 'lottery'],
  rows: 'platform',
  figures: [
    stakesOfGames,
    payoutsOfGames,
    {
      id: 'revenue',
      name: { enUs: 'Revenue', zhCn: '净收入' },
      unit: 'amount',
      of: [
        [1, 'stakes'],
        [-1, 'payouts'],
      ],
    },
  ],
};
