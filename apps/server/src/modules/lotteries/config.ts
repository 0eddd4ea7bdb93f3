import { type Amount, parseAmount } from '@tessera/protocol';
import type { Board, Pricing } from '@tessera/rules';
import { z } from 'zod';
import { type HouseChoice, houseChoices, ownChoice } from '../../house-rules.ts';
import { calendarSchema, type DrawCalendar } from './calendar.ts';

/**
 * Prices and limits of one lottery: column `lottery.config`. Amounts are decimal text in the base currency;
 * trial money uses the same numbers.
 */
export interface LotteryConfig {
  readonly boards: readonly Board[];
  readonly pricing: Pricing;
  /** House rules that differ from the catalogue. A change applies to draws planned after it. */
  readonly house: HouseChoice;
  /** Days of an official draw; absent where draws follow a period. */
  readonly calendar?: DrawCalendar | undefined;
  /** `tradition`: stake of one line at unit 1; smaller units are a tenth, a hundredth and a thousandth of it. */
  readonly unitStake: Amount;
  /** `credit`: minimum stake per selection. */
  readonly stakeMin: Amount;
  /** Maximum stake of one bet. */
  readonly stakeMax: Amount;
  readonly multipleMax: number;
  /** Accepts no bets for now; its draws continue and stay visible. */
  readonly suspended: boolean;
  /** Maximum sum of maximum wins: per bet, per player and draw, per draw (L9). */
  readonly caps: { readonly bet: Amount; readonly player: Amount; readonly draw: Amount };
}

/** Reads the column. Throws for an invalid configuration. */
export function parseLotteryConfig(value: unknown): LotteryConfig {
  const { pricing, house, ...rest } = schema.parse(value);
  const { prizes, ...rates } = pricing;
  return { ...rest, pricing: prizes ? { ...rates, prizes } : rates, house: ownChoice(house as HouseChoice) };
}

const amount = z.string().transform((text, context) => {
  const parsed = parseAmount(text);
  if (parsed.ok && parsed.value > 0n) return parsed.value;
  context.addIssue({ code: 'custom', message: 'not a positive amount' });
  return z.NEVER;
});

/** 1/10 000 per unit staked, as text. */
const prize = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt);

const house = z.strictObject(
  Object.fromEntries(
    Object.entries(houseChoices).map(([rule, values]) => [
      rule,
      z.enum(values as readonly string[]).optional(),
    ]),
  ),
);

const schema = z.object({
  boards: z.array(z.enum(['tradition', 'credit'])).min(1),
  pricing: z.object({
    base: z.int().positive(),
    rMaxPpm: z.int().min(0).max(1_000_000),
    rtpPpm: z.int().positive().max(1_000_000),
    prizes: z.record(z.string(), z.record(z.string(), prize)).optional(),
  }),
  house: house.default({}),
  calendar: calendarSchema.optional(),
  unitStake: amount,
  stakeMin: amount,
  stakeMax: amount,
  multipleMax: z.int().positive(),
  suspended: z.boolean().default(false),
  caps: z.object({ bet: amount, player: amount, draw: amount }),
});
