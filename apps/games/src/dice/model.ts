import { DICE_ROLLS, DICE_WINS, type DiceChoice } from '@tessera/games';

/** The choice with the given number of winning rolls, over or under. */
export const choiceOf = (over: boolean, wins: number): DiceChoice => ({
  over,
  target: over ? DICE_ROLLS - wins : wins,
});

/** The nearest permitted number of winning rolls. */
export const allowedWins = (wins: number): number =>
  Math.min(Math.max(Math.round(wins), DICE_WINS.min), DICE_WINS.max);
