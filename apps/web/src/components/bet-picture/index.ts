export { useShareBet } from './use-share-bet.ts';
