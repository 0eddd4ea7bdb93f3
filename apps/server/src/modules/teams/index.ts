/** Teams: who invited whom, invite links, and the rate of each member. */
export type { CommissionFigures, CommissionSums, Earned } from './commission.ts';
export { daysNow, type TeamDays } from './days.ts';
export { memberJoined, ratesChanged } from './events.ts';
export { pathTo, placeBelow } from './list.ts';
export { meanReturn } from './mean-return.ts';
export { teamsModule } from './module.ts';
export { teamActions } from './operator-actions.ts';
export { nextPayment } from './payments.ts';
export { agentOf } from './place.ts';
export { type SeededRate, seedTeam } from './seed.ts';
