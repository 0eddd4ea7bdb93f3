import { defineModule } from '../../contract/index.ts';
import { httpModule } from '../../parts/http.ts';
import { commissionModule } from '../commission/index.ts';
import { lotteriesModule } from '../lotteries/index.ts';
import { settingsModule } from '../settings/index.ts';
import { teamsModule } from '../teams/index.ts';
import type { ReportDeps } from './deps.ts';
import { serveTeamFiles } from './export.ts';
import { createRollUpKeeper, type RollUpKeeper } from './keeper.ts';
import { reportRoutes } from './routes.ts';

/** Reports of players and teams. */
export const reportsModule = defineModule({
  name: 'reports',
  needs: [settingsModule, lotteriesModule, teamsModule, commissionModule, httpModule],
  create: ({
    store,
    clock,
    log,
    settings,
    lotteries,
    commission,
    http,
  }): ReportDeps & { readonly keeper: RollUpKeeper } => ({
    store,
    clock,
    log,
    settings: settings.settings,
    lotteries,
    commission,
    texts: http.texts,
    keeper: createRollUpKeeper(store, () => settings.settings.get('timeZone'), log),
  }),
  callbacks: (deps, { http }) => serveTeamFiles(deps, http.downloads),
  calls: reportRoutes,
  start: ({ keeper }) => keeper.start(),
  stop: ({ keeper }) => keeper.stop(),
});
