import { endpoints } from '@tessera/protocol/endpoints';
import type { Movement } from '../../contract/index.ts';
import { type Register, sessionOf } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { createInclusions } from '../betting/index.ts';
import { betDetail, betProof, type DetailDeps } from './bet-detail.ts';
import { listBets } from './bet-list.ts';
import { listLog } from './log-list.ts';
import { logQueries } from './log-queries.ts';
import { monthlyStatement } from './log-statement.ts';

export type RecordDeps = Omit<DetailDeps, 'inclusions'>;

/** Dependencies of the money record. */
export interface LogDeps {
  readonly store: Store;
  /** The movements that the modules declare. */
  readonly movements: ReadonlyMap<string, Movement>;
  /** Time zone of the months. */
  readonly zone: () => string;
}

/** `/api/record/bet`, `/api/record/bet/detail` and `/api/fairness/receipt`. */
export function recordRoutes(register: Register, deps: RecordDeps): void {
  const detail = { ...deps, inclusions: createInclusions(deps.store) };
  register(endpoints.recordBet, (input, context) =>
    listBets(deps.store, sessionOf(context).userId, input, context.now),
  );
  register(endpoints.recordBetDetail, (input, context) =>
    betDetail(detail, sessionOf(context).userId, input.bet_id),
  );
  register(endpoints.fairnessReceipt, (input, context) =>
    betProof(detail, sessionOf(context).userId, input.bet_id),
  );
}

/** `/api/record/log` and `/api/record/statement`: the money record. */
export function logRoutes(register: Register, { store, movements, zone }: LogDeps): void {
  const list = { store, queries: logQueries(movements) };
  register(endpoints.recordLog, (input, context) => listLog(list, sessionOf(context), input, context));
  register(endpoints.recordStatement, ({ month }, context) =>
    monthlyStatement(store, sessionOf(context), month, zone()),
  );
}
