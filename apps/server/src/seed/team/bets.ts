import type { DemoBet } from '../demo-sales.ts';
import type { SampleDraw } from '../sample-draws.ts';
import { type Chance, chanceOf } from './chance.ts';
import { PLAYS } from './plays.ts';
import type { TeamOccasion } from './sales.ts';
import type { Habit, TeamPlayer } from './tree.ts';

/** Bets of one player on one draw. */
export interface TeamBets {
  /** Place of the player in the list. */
  readonly player: number;
  readonly bets: readonly DemoBet[];
}

/** How often in a thousand someone bets on an occasion, and usual stakes of a bet in the base currency. */
const HABITS: Readonly<Record<Habit, { readonly permille: number; readonly stakes: readonly number[] }>> = {
  heavy: { permille: 750, stakes: [200, 300, 500, 500, 800, 1_000, 1_500] },
  regular: { permille: 200, stakes: [50, 100, 100, 120, 150, 200, 300] },
  casual: { permille: 60, stakes: [10, 20, 20, 30, 50, 60] },
  unused: { permille: 0, stakes: [10] },
};

/** One in so many of them bets on one of the draws of the last hours. */
const RECENT_PART = 4;

/**
 * Everybody's bets on a draw, in the order of the list. The sides that are chosen differ from player to player, so that the team
 * together gets back about the mean.
 */
export function betsOn(
  players: readonly TeamPlayer[],
  { lottery_id: lottery }: Pick<SampleDraw, 'lottery_id'>,
  { name, days, recent }: Omit<TeamOccasion, 'draws'>,
): TeamBets[] {
  const family = lottery.split('-')[0]!;
  return players.flatMap((one, player): TeamBets[] => {
    const chance = chanceOf(`${name} ${lottery} ${player}`);
    const { permille, stakes } = HABITS[one.habit];
    if (one.joined <= days || !chance.happens(recent ? permille / RECENT_PART : permille)) return [];
    const count = 1 + chance.low(3);
    const rate = chance.happens(600) ? rateOn(one, days) : 0;
    const bets = Array.from({ length: count }, (_, number) =>
      chosenBets(family, player + number, chanceOf(`${name} ${lottery} ${player} ${number}`), stakes, rate),
    );
    return [{ player, bets: bets.flat() }];
  });
}

/** The rate of a player some days before the first start. */
export const rateOn = ({ ppm, change }: TeamPlayer, days: number): number =>
  change && days <= change.from ? change.ppm : ppm;

function chosenBets(
  family: string,
  turn: number,
  chance: Chance,
  stakes: readonly number[],
  rebate_ppm: number,
): DemoBet[] {
  const plays = PLAYS[family];
  if (!plays) throw new Error(`no bets of the demo team for ${family}`);
  const play = chance.one(plays);
  return play({ turn, chance, stake: chance.one(stakes), rebate_ppm }).map((bet) => ({
    ...bet,
    played: `${family}.${bet.played}`,
  }));
}
