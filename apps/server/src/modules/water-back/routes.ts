import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import { waterBackBets } from './bets.ts';
import { claimWaterBack } from './claim.ts';
import type { WaterBackDeps } from './deps.ts';
import { listClaims } from './history.ts';
import { waterBackOf } from './view.ts';

/** `/api/user/waterback` and the calls below it. */
export function waterBackRoutes(register: Register, deps: WaterBackDeps): void {
  register(endpoints.userWaterback, (input, context) => waterBackOf(sessionOf(context), input, deps));
  register(endpoints.userWaterbackBets, (input, context) => waterBackBets(sessionOf(context), input, deps));
  register(endpoints.userWaterbackClaim, (input, context) => claimWaterBack(sessionOf(context), input, deps));
  register(endpoints.userWaterbackHistory, (input, context) =>
    listClaims(deps.store, sessionOf(context).userId, input),
  );
}
