/** Records: a player's own bets, how they ended, and their proofs. */
export { type RecordDeps, recordRoutes } from './routes.ts';
