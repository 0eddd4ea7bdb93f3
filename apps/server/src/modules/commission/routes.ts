import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import type { CommissionDeps } from './deps.ts';
import { explainCommission } from './explain.ts';

/** `/api/report/team/commission`. */
export function commissionRoutes(register: Register, deps: CommissionDeps): void {
  register(endpoints.reportTeamCommission, (input, context) =>
    explainCommission(sessionOf(context), input, deps),
  );
}
