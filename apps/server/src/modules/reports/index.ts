/** Reports: sums of what the ledger moved, by player and day and by team and day. */
export { reportsModule } from './module.ts';
export { rollUp } from './roll-up.ts';
