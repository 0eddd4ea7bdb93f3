import { DICE_ROLLS, DICE_WINS, type DiceChoice } from '@tessera/games';

/** Winning rolls a player may choose, in whole percents on the slider. */
export const winsRange = DICE_WINS;

/** The choice with a number of winning rolls on a side. */
export const choiceOf = (over: boolean, wins: number): DiceChoice => ({
  over,
  target: over ? DICE_ROLLS - wins : wins,
});

/** The nearest number of winning rolls that is allowed. */
export const allowedWins = (wins: number): number =>
  Math.min(Math.max(Math.round(wins), DICE_WINS.min), DICE_WINS.max);
