import type { OperatorAction } from '../contract/index.ts';
import { depositActions, rateActions, withdrawalActions } from '../modules/cashier/index.ts';
import { chatActions } from '../modules/chat/index.ts';
import { commissionActions } from '../modules/commission/index.ts';
import { commandLineActions } from '../modules/console/index.ts';
import { drawActions } from '../modules/draws/index.ts';
import { eventLogActions } from '../modules/event-log/index.ts';
import { gameActions } from '../modules/games/index.ts';
import { helpActions } from '../modules/help/index.ts';
import { identityActions } from '../modules/identity/index.ts';
import { ledgerActions } from '../modules/ledger/index.ts';
import { lotteryActions } from '../modules/lotteries/index.ts';
import { noticeActions } from '../modules/notices/index.ts';
import { consoleOperatorActions } from '../modules/operators/index.ts';
import { recoveryActions } from '../modules/recovery/index.ts';
import { offerActions } from '../modules/rewards/index.ts';
import { serviceActions } from '../modules/service/index.ts';
import { settingsActions } from '../modules/settings/index.ts';
import { teamActions } from '../modules/teams/index.ts';
import { membersOf } from '../modules/vip/index.ts';
import { offerDryRuns } from '../offer-dry-runs.ts';
import { helperActions } from './helper-actions.ts';
import { providerActions } from './provider-actions.ts';

/** All operator actions, in the order of the list of commands. */
export const operatorActions: readonly OperatorAction[] = [
  ...consoleOperatorActions,
  ...commandLineActions,
  ...settingsActions,
  ...identityActions,
  ...recoveryActions,
  ...lotteryActions,
  ...drawActions,
  ...withdrawalActions,
  ...rateActions,
  ...depositActions,
  ...ledgerActions,
  ...gameActions,
  ...offerActions(offerDryRuns, membersOf),
  ...teamActions,
  ...commissionActions,
  ...chatActions,
  ...noticeActions,
  ...serviceActions,
  ...providerActions,
  ...helperActions,
  ...eventLogActions,
  ...helpActions,
];
