import type { HouseReport } from '../report.ts';
import { agents } from './agents.ts';
import { channels } from './channels.ts';
import { games } from './games.ts';
import { lotteries } from './lotteries.ts';
import { players } from './players.ts';
import { rewards } from './rewards.ts';
import { taxes } from './taxes.ts';

/** All reports of the house, in the order of the page. A further report is a file beside these and a line here. */
export const houseReports: readonly HouseReport[] = [
  lotteries,
  games,
  players,
  agents,
  channels,
  rewards,
  taxes,
];
