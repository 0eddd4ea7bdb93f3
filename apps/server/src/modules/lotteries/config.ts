import { type Amount, parseAmount } from '@tessera/protocol';
import type { Disk, Pricing } from '@tessera/rules';
import { z } from 'zod';
import { type HouseChoice, houseChoices, ownChoice } from '../../house-rules.ts';
import { calendarSchema, type DrawCalendar } from './calendar.ts';

/**
 * What one lottery charges and allows: column `lottery.config`. Amounts are decimal text in the base currency;
 * trial money takes the same figures.
 */
export interface LotteryConfig {
  readonly disks: readonly Disk[];
  readonly pricing: Pricing;
  /** House rules other than the catalogue's. A change holds for draws planned after it. */
  readonly house: HouseChoice;
  /** Days of an official draw; absent where draws follow a period. */
  readonly calendar?: DrawCalendar | undefined;
  /** Tradition: stake of one line at unit 1; smaller units are a tenth, a hundredth and a thousandth of it. */
  readonly unitStake: Amount;
  /** Credit: smallest stake per pick. */
  readonly stakeMin: Amount;
  /** Largest stake of one bet. */
  readonly stakeMax: Amount;
  readonly multipleMax: number;
  /** Takes no bets for now; its draws go on and can be looked at. */
  readonly suspended: boolean;
  /** Largest sum of maximum wins: of one bet, of one player in one draw, of one draw (L9). */
  readonly caps: { readonly bet: Amount; readonly player: Amount; readonly draw: Amount };
}

/** Reads the column. Throws on a row that no lottery can be run by: a fault of whoever wrote it. */
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
  disks: z.array(z.enum(['tradition', 'credit'])).min(1),
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
