/** Responsible play: limits, breaks, reality checks (trust.md section 9). */
export { assertWithinDepositLimit, depositHeadroom } from './deposit.ts';
export { harmMarked, playerExcluded } from './events.ts';
export { hasLimit } from './limits.ts';
export { protectionModule } from './module.ts';
export { type Break, breakError, requirePlay } from './play.ts';
export { requireBelowLimits } from './reached.ts';
export { seedMarker } from './seed.ts';
export type { Protection as ProtectionService } from './service.ts';
export { startBreak, tellChanged } from './start-break.ts';
export { limitOf, stricterValue, type TightenDeps, tightenLimit } from './tighten.ts';
