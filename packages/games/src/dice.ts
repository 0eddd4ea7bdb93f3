import type { Amount } from '@tessera/protocol/money';
import { fieldsOf, isWhole } from './choice.ts';
import { type Fraction, fraction } from './fraction.ts';
import { type GameRules, type Hundredths, payoutOf } from './game.ts';

/** `over`: the roll must be at least `target`; otherwise it must be less. */
export interface DiceChoice {
  readonly over: boolean;
  /** 0 to 10 000, printed as 0.00 to 100.00. */
  readonly target: number;
}

export interface DiceOutcome {
  /** 0 to 9 999, printed as 0.00 to 99.99. */
  readonly roll: number;
  readonly factor: Hundredths;
}

/** Number of possible rolls. */
export const DICE_ROLLS = 10_000;
/** Minimum and maximum number of winning rolls per choice. */
export const DICE_WINS = { min: 100, max: 9_500 } as const;

/** Average return in percent before factors are truncated to hundredths. */
const RETURN = 98;

/** Dice: one roll out of 10 000, over or under a chosen number. */
export const dice: GameRules<DiceChoice, DiceOutcome> = {
  parseChoice(value) {
    const fields = fieldsOf(value, ['over', 'target']);
    if (!fields || typeof fields.over !== 'boolean' || !isWhole(fields.target, 0, DICE_ROLLS))
      return undefined;
    const choice = { over: fields.over, target: fields.target };
    const wins = diceWins(choice);
    return wins >= DICE_WINS.min && wins <= DICE_WINS.max ? choice : undefined;
  },
  play(stream, choice, stake) {
    const roll = stream.below(DICE_ROLLS);
    const won = choice.over ? roll >= choice.target : roll < choice.target;
    const factor = won ? diceFactor(choice) : 0;
    return { outcome: { roll, factor }, payout: won ? payoutOf(stake, factor) : (0n as Amount) };
  },
  rtp: (choice) => diceRtp(diceWins(choice)),
};

/** Number of winning rolls out of 10 000. */
export const diceWins = ({ over, target }: DiceChoice): number => (over ? DICE_ROLLS - target : target);

/** Factor paid on a winning roll. */
export const diceFactor = (choice: DiceChoice): Hundredths => factorOf(diceWins(choice));

const factorOf = (wins: number): Hundredths => Math.floor((RETURN * DICE_ROLLS) / wins);

const diceRtp = (wins: number): Fraction => fraction(BigInt(wins * factorOf(wins)), BigInt(DICE_ROLLS * 100));
