export { type BetLook, lookOfBet, netOf, paidOf, unitsOf } from './bet-outcome.ts';
