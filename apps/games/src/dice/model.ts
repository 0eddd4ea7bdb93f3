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

/** A roll, a target or a chance as printed: `5420` is `54.20`. */
export function printed(hundredths: number, point = '.'): string {
  const text = String(hundredths).padStart(3, '0');
  return `${text.slice(0, -2)}${point}${text.slice(-2)}`;
}

/** Reads a target as typed: `54.2`, `54,20`; nothing for anything else. */
export function typedTarget(text: string): number | undefined {
  const match = /^(\d{1,3})(?:[.,](\d{0,2}))?$/.exec(text.normalize('NFKC').trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}
