import type { CallReply } from '../endpoints/index.ts';
import type { Inward } from './words.ts';

type WirePage = CallReply<'POST /api/record/bet'>;
type WireDetail = CallReply<'POST /api/record/bet/detail'>;

/** A page of the player's bets. */
export type BetPage = Inward<WirePage>;
/** One of the player's bets. */
export type Bet = BetPage['items'][number];
/** A bet with its draw, settlement and receipt. */
export type BetDetail = Inward<WireDetail>;

/** A reply of `/api/record/bet` in our words. */
export function betPageFromWire({ items, ...page }: WirePage): BetPage {
  return { ...page, items: items.map(betFromWire) };
}

/** A reply of `/api/record/bet/detail` in our words. */
export function betDetailFromWire({ bet, ...detail }: WireDetail): BetDetail {
  return { ...detail, bet: betFromWire(bet) };
}

function betFromWire({ played: play, ...bet }: WirePage['items'][number]): Bet {
  return { ...bet, play };
}
