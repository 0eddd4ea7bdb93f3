import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import { endExclusion, excludeSelf, keepExclusion, takeTimeOut } from './breaks.ts';
import type { ProtectionDeps } from './deps.ts';
import { cancelLimit, confirmLimit, listLimits, setLimit } from './limits.ts';
import { overview } from './overview.ts';
import { acknowledgeReality, setReality } from './reality.ts';
import { playState } from './state.ts';

/** `/api/user/protection`, `limits`, `reality-check`, `time-out` and `exclusion`. */
export function protectionRoutes(register: Register, deps: ProtectionDeps): void {
  register(endpoints.protection, (_, context) => overview(context, deps));
  register(endpoints.limits, async (_, context) => ({
    items: await listLimits(deps.store, sessionOf(context).userId),
    next: null,
  }));
  register(endpoints.limitsSet, (input, context) => setLimit(input, context, deps));
  register(endpoints.limitsConfirm, (name, context) => confirmLimit(name, context, deps));
  register(endpoints.limitsCancel, (name, context) => cancelLimit(name, context, deps));
  register(endpoints.realityCheck, (_, context) => playState(sessionOf(context), context.now, deps));
  register(endpoints.realityAcknowledge, (_, context) => acknowledgeReality(context, deps));
  register(endpoints.realitySet, (input, context) => setReality(input, context, deps));
  register(endpoints.timeOut, (input, context) => takeTimeOut(input, context, deps));
  register(endpoints.exclude, (input, context) => excludeSelf(input, context, deps));
  register(endpoints.exclusionEnd, (_, context) => endExclusion(context, deps));
  register(endpoints.exclusionKeep, (_, context) => keepExclusion(context, deps));
}
