import type { CallReply } from '../endpoints/index.ts';
import type { Inward } from './words.ts';

type WireLotteries = CallReply<'POST /api/lottery/list'>;
type WirePlays = CallReply<'POST /api/lottery/played/list'>;
type WireGames = CallReply<'POST /api/game/list'>;

/** The available lotteries, in lobby order. */
export type LotteryList = Inward<WireLotteries>;
/** Groups, types and plays of every offered family (R3.7). */
export type PlayList = Inward<WirePlays>;
/** Games of the connected platforms. */
export type GameList = Inward<WireGames>;

/** A reply of `/api/lottery/list` in our words. */
export function lotteriesFromWire(lotteries: WireLotteries): LotteryList {
  return lotteries.map(({ disks: boards, ...lottery }) => ({ ...lottery, boards }));
}

/** A reply of `/api/lottery/played/list` in our words. */
export function playsFromWire({ played, ...list }: WirePlays): PlayList {
  return { ...list, plays: played.map(({ disk: board, ...play }) => ({ ...play, board })) };
}

/** A reply of `/api/game/list` in our words. */
export function gamesFromWire(games: WireGames): GameList {
  return games.map(({ plat: platform, ...game }) => ({ ...game, platform }));
}
