import { type Movement, movementRegistry } from './contract/index.ts';
import { bettingMovements } from './modules/betting/index.ts';
import { cashierMovements } from './modules/cashier/index.ts';
import { chaseMovements } from './modules/chase/index.ts';
import { commissionMovements } from './modules/commission/index.ts';
import { consoleMovements } from './modules/console/index.ts';
import { gameMovements } from './modules/games/index.ts';
import { identityMovements } from './modules/identity/index.ts';
import { rewardMovements } from './modules/rewards/index.ts';
import { settlementMovements } from './modules/settlement/index.ts';

/** Every kind of transaction of the ledger, as declared by the module that posts it. */
export const movements: ReadonlyMap<string, Movement> = movementRegistry(
  identityMovements,
  bettingMovements,
  settlementMovements,
  chaseMovements,
  cashierMovements,
  gameMovements,
  rewardMovements,
  commissionMovements,
  consoleMovements,
);
