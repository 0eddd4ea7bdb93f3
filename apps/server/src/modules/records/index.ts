/** Records: a player's own bets, how they ended, their proofs, and what moved his balance. */
export { type LogDeps, logRoutes, type RecordDeps, recordRoutes } from './routes.ts';
