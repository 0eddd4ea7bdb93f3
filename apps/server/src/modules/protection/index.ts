/** Responsible play: limits, breaks, reality checks (trust.md section 9). */
export { assertWithinDepositLimit, depositHeadroom } from './deposit.ts';
export { harmMarked, playerExcluded } from './events.ts';
export { hasLimit } from './limits.ts';
export { protectionModule } from './module.ts';
export { type Break, breakError, requirePlay } from './play.ts';
export { requireBelowLimits } from './reached.ts';
