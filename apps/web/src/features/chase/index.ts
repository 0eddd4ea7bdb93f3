import { lazyPart } from '../../platform/lazy/index.ts';

/** Desktop: the plan, in the place where numbers are picked. */
export const ChaseBoard = lazyPart(async () => (await import('./components/chase-board.tsx')).ChaseBoard);
/** Bets and running chases; on a phone the plan as well. */
export const ChasePanel = lazyPart(async () => (await import('./components/chase-panel.tsx')).ChasePanel);
/** What the plan comes to, and the button that starts it. */
export const ChaseFoot = lazyPart(async () => (await import('./components/chase-foot.tsx')).ChaseFoot);
/** Chases of a lottery that run or are paused. */
export const RunningChases = lazyPart(
  async () => (await import('./components/running-chases.tsx')).RunningChases,
);
/** All chases of the player, for the records. */
export const ChaseRecords = lazyPart(
  async () => (await import('./components/chase-records.tsx')).ChaseRecords,
);

export { setChasing, useChasing } from './state/chasing.ts';
