import { lazyPart } from '../../platform/lazy/index.ts';

/** Desktop: the plan, in place of the number picker. */
export const ChaseBoard = lazyPart(async () => (await import('./components/chase-board.tsx')).ChaseBoard);
/** Bets and running chases; on phones also the plan. */
export const ChasePanel = lazyPart(async () => (await import('./components/chase-panel.tsx')).ChasePanel);
/** Totals of the plan, and the button that starts it. */
export const ChaseFoot = lazyPart(async () => (await import('./components/chase-foot.tsx')).ChaseFoot);
/** Running and paused chases of a lottery. */
export const RunningChases = lazyPart(
  async () => (await import('./components/running-chases.tsx')).RunningChases,
);
/** All chases of the player, for the records page. */
export const ChaseRecords = lazyPart(
  async () => (await import('./components/chase-records.tsx')).ChaseRecords,
);
