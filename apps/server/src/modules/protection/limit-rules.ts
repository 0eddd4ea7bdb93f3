import { type Amount, type InputOf, parseAmount, printAmount, UNIT } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';

/** Identifies a limit. */
export type LimitName = Pick<InputOf<'limitsSet'>, 'kind' | 'period'>;

/** A limit's value: 1/10 000 of the currency, minutes for `session`; null for no limit. */
export type LimitValue = bigint | null;

/** All limits, in display order. */
export const limitNames: readonly LimitName[] = [
  { kind: 'deposit', period: 'day' },
  { kind: 'deposit', period: 'week' },
  { kind: 'deposit', period: 'month' },
  { kind: 'stake', period: 'day' },
  { kind: 'stake', period: 'week' },
  { kind: 'stake', period: 'month' },
  { kind: 'loss', period: 'day' },
  { kind: 'loss', period: 'week' },
  { kind: 'loss', period: 'month' },
  { kind: 'stake', period: 'bet' },
  { kind: 'session', period: 'session' },
];

/** Bounds of the session limit, minutes: less than a quarter of an hour is too short to finish a bet without pressure. */
const SESSION_MINUTES_MIN = 15n;
const SESSION_MINUTES_MAX = 1_440n;

/** Whether a change lets the player do more than before; removing a limit is the loosest change (RP3). */
export function isLooser(value: LimitValue, next: LimitValue): boolean {
  if (value === null) return false;
  return next === null || next > value;
}

/**
 * Parses the value of a new limit.
 * Errors: `validation_failed` for a limit that does not exist or an invalid session time; `amount_invalid`.
 */
export function readLimit({ kind, period, value }: InputOf<'limitsSet'>): LimitValue {
  if (!limitNames.some((name) => name.kind === kind && name.period === period))
    throw new AppError('validation_failed', { field: 'period' });
  if (value === null) return null;
  const parsed = parseAmount(value);
  if (!parsed.ok || parsed.value <= 0n) throw new AppError('amount_invalid');
  if (kind !== 'session') return parsed.value;
  const minutes = parsed.value / UNIT;
  if (minutes * UNIT !== parsed.value || minutes < SESSION_MINUTES_MIN || minutes > SESSION_MINUTES_MAX)
    throw new AppError('validation_failed', { field: 'value' });
  return minutes;
}

/** A limit's value in wire format. */
export function printLimit(kind: LimitName['kind'], value: LimitValue): string | null {
  if (value === null) return null;
  return kind === 'session' ? String(value) : printAmount(value as Amount);
}
