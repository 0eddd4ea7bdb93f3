/** Commission of teams: what uplines earn on the stakes of members below them. */
export { highestChain } from './bars.ts';
export { makeDaysDue, payDue } from './jobs.ts';
export { makeDay, makePayable } from './make.ts';
export { commissionModule } from './module.ts';
export { commissionMovements } from './movements.ts';
export { commissionActions } from './operator-actions.ts';
export { payWeek } from './pay.ts';
export type { Commission } from './service.ts';
