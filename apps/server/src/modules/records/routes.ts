import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import { createInclusions } from '../betting/index.ts';
import { betDetail, betProof, type DetailDeps } from './bet-detail.ts';
import { listBets } from './bet-list.ts';

export type RecordDeps = Omit<DetailDeps, 'inclusions'>;

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
