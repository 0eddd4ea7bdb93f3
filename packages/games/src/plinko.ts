import { fieldsOf, isWhole } from './choice.ts';
import { combinations, fraction } from './fraction.ts';
import { type GameRules, type Hundredths, payoutOf } from './game.ts';
import { PLINKO_RISKS, type PlinkoRisk, plinkoPays } from './plinko-pays.ts';

export interface PlinkoChoice {
  readonly rows: number;
  readonly risk: PlinkoRisk;
}

export interface PlinkoOutcome {
  /** Per row: 0 for left, 1 for right. */
  readonly path: readonly number[];
  /** Slot of the ball: number of steps to the right. */
  readonly slot: number;
  readonly factor: Hundredths;
}

export const PLINKO_ROWS = { min: 8, max: 16 } as const;

/** Plinko: a ball falls through rows of pins, left or right with equal probability, into a slot with a factor. */
export const plinko: GameRules<PlinkoChoice, PlinkoOutcome> = {
  parseChoice(value) {
    const fields = fieldsOf(value, ['rows', 'risk']);
    if (!fields || !isWhole(fields.rows, PLINKO_ROWS.min, PLINKO_ROWS.max)) return undefined;
    const risk = PLINKO_RISKS.find((known) => known === fields.risk);
    return risk && { rows: fields.rows, risk };
  },
  play(stream, { rows, risk }, stake) {
    const path = Array.from({ length: rows }, () => stream.below(2));
    const slot = path.reduce((right, turn) => right + turn, 0);
    const factor = plinkoPays(risk, rows)[slot]!;
    return { outcome: { path, slot, factor }, payout: payoutOf(stake, factor) };
  },
  rtp: ({ rows, risk }) =>
    fraction(
      plinkoPays(risk, rows).reduce((sum, pays, slot) => sum + BigInt(pays) * combinations(rows, slot), 0n),
      100n * 2n ** BigInt(rows),
    ),
};
