import type { DemoBet } from '../demo-sales.ts';
import type { SampleDraw } from '../sample-draws.ts';
import { chanceOf } from './chance.ts';
import { PLAYS, type Wish } from './plays.ts';
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
  daily: { permille: 500, stakes: [50, 80, 100, 150] },
  heavy: { permille: 750, stakes: [300, 400, 500, 500, 600, 800] },
  regular: { permille: 200, stakes: [50, 100, 100, 120, 150, 200, 300] },
  casual: { permille: 60, stakes: [10, 20, 20, 30, 50, 60] },
  unused: { permille: 0, stakes: [10] },
};

/** How often in a thousand a side has the opposite one beside it: such stakes earn no commission. */
const OPPOSITE_PERMILLE = 25;
/** One in so many of them bets on one of the draws of the last hours. */
const RECENT_PART = 4;

/**
 * Everybody's bets on a draw, in the order of the list. All choose from the same things to bet on, and those with the same habit take
 * turns in what they choose: so the team together gets back about the mean.
 */
export function betsOn(
  players: readonly TeamPlayer[],
  { lottery_id: lottery }: Pick<SampleDraw, 'lottery_id'>,
  { name, days, recent }: Omit<TeamOccasion, 'draws'>,
): TeamBets[] {
  const first = chanceOf(`${name} ${lottery}`).below(6);
  const turns = new Map<Habit, number>();
  return players.flatMap((one, player): TeamBets[] => {
    const chance = chanceOf(`${name} ${lottery} ${player}`);
    const { permille, stakes } = HABITS[one.habit];
    if (one.joined <= days || !chance.happens(recent ? permille / RECENT_PART : permille)) return [];
    const turn = turns.get(one.habit) ?? 0;
    turns.set(one.habit, turn + 1);
    const rebate_ppm = chance.happens(600) ? rateOn(one, days) : 0;
    const bets = Array.from({ length: 1 + chance.low(3) }, (_, number) =>
      chosenBets(lottery, first + number, {
        turn,
        chance: chanceOf(`${name} ${lottery} bet ${number}`),
        stake: chance.one(stakes),
        opposite: chance.happens(OPPOSITE_PERMILLE),
        rebate_ppm,
      }),
    );
    return [{ player, bets: bets.flat() }];
  });
}

/** The bets of one choice: `place` names the play. */
function chosenBets(lottery: string, place: number, wish: Wish): DemoBet[] {
  const family = lottery.split('-')[0]!;
  const plays = PLAYS[family];
  if (!plays) throw new Error(`no bets of the demo team for ${family}`);
  return plays[place % plays.length]!(wish).map((bet) => ({
    ...bet,
    played: `${family}.${bet.played}`,
  }));
}

/** The rate of a player some days before the first start. */
export const rateOn = ({ ppm, change }: TeamPlayer, days: number): number =>
  change && days <= change.from ? change.ppm : ppm;
