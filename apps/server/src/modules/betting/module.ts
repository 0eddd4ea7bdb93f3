import { defineModule } from '../../contract/index.ts';
import { helpersModule } from '../../parts/helpers.ts';
import { socketModule } from '../../parts/socket.ts';
import { lotteriesModule } from '../lotteries/index.ts';
import { protectionModule } from '../protection/index.ts';
import { settingsModule } from '../settings/index.ts';
import { teamsModule } from '../teams/index.ts';
import { bettingRoutes } from './routes.ts';
import { createBetting } from './service.ts';

/** Bets: prices, acceptance, cancelling, receipts. */
export const bettingModule = defineModule({
  name: 'betting',
  needs: [settingsModule, lotteriesModule, protectionModule, socketModule, helpersModule, teamsModule],
  create: ({ store, clock, settings, lotteries, socket, helpers, teams }) =>
    createBetting({
      store,
      lotteries,
      signer: helpers.signer,
      emit: socket.emit,
      acctKey: settings.secrets.key('acct'),
      rebateMaxOf: teams.rebateMax.of,
      now: clock.local,
      counting: () => settings.settings.get('counting'),
    }),
  callbacks: (betting, { protection }) => protection.onChanged(betting.guardsChanged),
  calls: bettingRoutes,
  async stop(betting) {
    await betting.idle();
    await betting.close();
  },
});
