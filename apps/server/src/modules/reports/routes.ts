import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import type { ReportDeps } from './deps.ts';
import { statisticOf } from './statistic.ts';

/** `/api/report/…`. */
export function reportRoutes(register: Register, deps: ReportDeps): void {
  register(endpoints.reportStatistic, (input, context) => statisticOf(sessionOf(context), input, deps));
}
