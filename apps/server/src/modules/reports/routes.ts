import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import type { ReportDeps } from './deps.ts';
import { exportTeam } from './export.ts';
import { statisticOf } from './statistic.ts';
import { teamReport } from './team.ts';

/** `/api/report/…`. */
export function reportRoutes(register: Register, deps: ReportDeps): void {
  register(endpoints.reportStatistic, (input, context) => statisticOf(sessionOf(context), input, deps));
  register(endpoints.reportTeam, (input, context) => teamReport(sessionOf(context), input, deps));
  register(endpoints.reportTeamExport, (input, context) => exportTeam(context, input, deps));
}
