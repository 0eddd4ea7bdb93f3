import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import type { ActivityDeps } from './deps.ts';
import { proofOf } from './proof.ts';
import { claimActivity, joinActivity, leaveActivity, spinActivity } from './take-part.ts';
import { activityOf, listActivities } from './view.ts';
import { spinsById } from './wheel-spins.ts';

/** `/api/activity`. */
export function activityRoutes(register: Register, deps: ActivityDeps): void {
  register(endpoints.activityList, (_, context) =>
    listActivities(sessionOf(context), context.language, deps),
  );
  register(endpoints.activityDetail, ({ id }, context) =>
    activityOf(deps.store, sessionOf(context), id, context.language, deps),
  );
  register(endpoints.activityJoin, (input, context) =>
    joinActivity(sessionOf(context), input, context.language, deps),
  );
  register(endpoints.activityLeave, (input, context) =>
    leaveActivity(sessionOf(context), input, context.language, deps),
  );
  register(endpoints.activityClaim, (input, context) => claimActivity(sessionOf(context), input, deps));
  register(endpoints.activitySpin, (input, context) => spinActivity(sessionOf(context), input, deps));
  register(endpoints.activitySpins, async ({ ids }, context) => ({
    items: await spinsById(deps.store, sessionOf(context).userId, ids),
  }));
  register(endpoints.activityProof, (input, context) =>
    proofOf(sessionOf(context).userId, input, context.language, deps),
  );
}
