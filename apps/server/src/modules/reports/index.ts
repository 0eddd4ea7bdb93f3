/** Reports: sums of what the ledger moved, by player and day and by team and day. */
export { type Hold, NO_HOLD, readHold } from './hold/index.ts';
export * from './house/index.ts';
export { reportsModule } from './module.ts';
export { checkRange } from './range.ts';
export { houseRollUp, rollUp } from './roll-up.ts';
