/** Records: a player's own bets, their results and proofs, and the movements of their balance. */
export { betRecordsModule, moneyRecordsModule } from './module.ts';
