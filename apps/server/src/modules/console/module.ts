import { defineModule } from '../../contract/index.ts';
import { httpModule } from '../../parts/http.ts';
import { providersModule } from '../../parts/providers.ts';
import { withdrawalsModule } from '../cashier/index.ts';
import { filesModule } from '../files/index.ts';
import { identityModule } from '../identity/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { operatorsModule } from '../operators/index.ts';
import { serviceModule } from '../service/index.ts';
import { settingsModule } from '../settings/index.ts';
import { creditBook } from './credit-book.ts';
import { caseRoutes } from './routes-cases.ts';
import { chatModerationRoutes } from './routes-chat.ts';
import { commandRoutes } from './routes-commands.ts';
import { contentRoutes } from './routes-content.ts';
import { drawRoutes } from './routes-draws.ts';
import { logRoutes, serveLogFiles } from './routes-log.ts';
import { lookRoutes, serveTextFiles } from './routes-looks.ts';
import { moneyRoutes } from './routes-money.ts';
import { offerRoutes } from './routes-offers.ts';
import { playerRoutes } from './routes-players.ts';
import { providerRoutes } from './routes-providers.ts';
import { reportRoutes, serveReportFiles } from './routes-reports.ts';
import { serviceRoutes } from './routes-service.ts';
import { settingRoutes } from './routes-settings.ts';
import { createConsole } from './service.ts';

/** The operators' console: commands that two persons decide, and what operators see. */
export const consoleModule = defineModule({
  name: 'console',
  needs: [
    settingsModule,
    ledgerModule,
    withdrawalsModule,
    operatorsModule,
    identityModule,
    filesModule,
    providersModule,
    httpModule,
    serviceModule,
  ],
  create: ({
    consoleStore,
    config,
    nodeChannels,
    clock,
    jobs,
    events,
    ledger,
    settings,
    withdrawals,
    identity,
    files,
    providers,
    service,
  }) =>
    createConsole({
      consoleStore,
      mode: config.mode,
      nodeChannels,
      clock,
      jobs,
      events,
      ledger,
      settings: settings.settings,
      playerSite: () => settings.publicSettings().pcUrl,
      vault: withdrawals.vault,
      platform: settings,
      identity,
      files,
      providers,
      service,
      now: clock.local,
    }),
  callbacks(made, { http }) {
    if (!made) return;
    serveReportFiles(made, http.operatorDownloads);
    serveLogFiles(made, http.operatorDownloads);
    serveTextFiles(made, http.operatorDownloads);
  },
  calls(register, made) {
    if (!made) return;
    commandRoutes(register, made);
    settingRoutes(register, made);
    moneyRoutes(register, made);
    providerRoutes(register, made);
    logRoutes(register, made);
    drawRoutes(register, made);
    playerRoutes(register, made);
    reportRoutes(register, made);
    caseRoutes(register, made);
    serviceRoutes(register, made);
    chatModerationRoutes(register, made);
    offerRoutes(register, made);
    contentRoutes(register, made);
    lookRoutes(register, made);
  },
  auditChecks: [creditBook],
});
