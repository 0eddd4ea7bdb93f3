/**
 * Codecs between the wire and the words of `docs/glossary.md`: `…FromWire` for replies, `…ToWire` for requests. A shape is here
 * if a field has an older name on the wire. They copy rows and share their values.
 */
export { type Bet, type BetDetail, type BetPage, betDetailFromWire, betPageFromWire } from './bets.ts';
export { type Chase, chaseDetailFromWire, chaseFromWire, chasePageFromWire } from './chases.ts';
export { type DragonList, dragonsFromWire } from './dragons.ts';
export { gamesFromWire, lotteriesFromWire, type PlayList, playsFromWire } from './lists.ts';
export type { Inward } from './words.ts';
