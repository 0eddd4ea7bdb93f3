import { defineModule } from '../../contract/index.ts';
import { bettingModule } from '../betting/index.ts';
import { drawViewById } from '../draws/index.ts';
import { settingsModule } from '../settings/index.ts';
import { logRoutes, recordRoutes } from './routes.ts';

/** A player's bets, their results and proofs. */
export const betRecordsModule = defineModule({
  name: 'betRecords',
  needs: [bettingModule],
  create: () => ({}),
  calls: (register, _, { store, betting }) =>
    recordRoutes(register, { store, betting, drawView: (drawId) => drawViewById(store, drawId) }),
});

/** The movements of a player's balance, and their monthly statement. */
export const moneyRecordsModule = defineModule({
  name: 'moneyRecords',
  needs: [settingsModule],
  create: () => ({}),
  calls: (register, _, { store, movements, settings }) =>
    logRoutes(register, { store, movements, zone: () => settings.settings.get('timeZone') }),
});
