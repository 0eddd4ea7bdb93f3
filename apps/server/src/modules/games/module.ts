import { defineModule, on } from '../../contract/index.ts';
import { providersModule } from '../../parts/providers.ts';
import { socketModule } from '../../parts/socket.ts';
import { ledgerModule } from '../ledger/index.ts';
import { playerExcluded, protectionModule } from '../protection/index.ts';
import { settingsModule } from '../settings/index.ts';
import { transitBook } from './books.ts';
import { recallJob } from './recall.ts';
import { gameRoutes } from './routes.ts';
import { seedGames } from './seed.ts';
import { createGames } from './service.ts';
import { transferJob } from './transfer-job.ts';

/** Games on third-party platforms. */
export const gamesModule = defineModule({
  name: 'games',
  needs: [settingsModule, ledgerModule, protectionModule, socketModule, providersModule],
  install: seedGames,
  create: ({ providers, socket, ...deps }) =>
    createGames({ ...deps, connections: providers, emit: socket.emit }),
  calls: (register, games, { settings }) => gameRoutes(register, games, settings.languages),
  jobs: [transferJob, recallJob],
  events: [on(playerExcluded, recallJob)],
  jobDeps: (games) => games,
  auditChecks: [transitBook],
  serve: (games) => games.publish(),
  start: (games) => games.start(),
  stop: (games) => games.stop(),
});
