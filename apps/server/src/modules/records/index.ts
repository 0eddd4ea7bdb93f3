/** Records: a player's own bets, how they ended, their proofs, and what moved his balance. */
export { logRoutes, recordRoutes } from './routes.ts';
