import type { CallReply } from '@tessera/protocol/endpoints';
import type { Refusal, SlipLine } from '../slip/slip.ts';

type PlaceReply = CallReply<'POST /api/lottery/bet'>;

/** A placed bet. */
export interface Placed {
  readonly betId: number;
  readonly line: SlipLine;
}

/** The answer by line of the request: placed bets, and refusals in the order of the lines. */
export function outcomeOf(
  lines: readonly SlipLine[],
  { items }: PlaceReply,
): { readonly placed: readonly Placed[]; readonly outcomes: readonly (Refusal | null)[] } {
  const placed = lines.flatMap((line, index) => {
    const item = items[index];
    return item?.ok ? [{ betId: item.bet_id, line }] : [];
  });
  return { placed, outcomes: lines.map((_, index) => lineOutcome(items[index], index)) };
}

/**
 * A refusal of the whole request, assigned to its lines: changed odds name their lines; other errors of a bet are assigned to
 * the line in `field`, otherwise to the first.
 */
export function refusalsOf(
  lines: readonly SlipLine[],
  code: string,
  data: unknown,
): readonly (Refusal | null)[] {
  const changed = changedOdds(data);
  const field = textOf(data, 'field')?.match(/^items\.(\d+)\./)?.[1];
  return lines.map((_, index) => {
    if (code === 'odds_changed') {
      const odds = changed.get(index);
      return odds ? { code, odds } : null;
    }
    return index === Number(field ?? 0) && lineCodes.has(code) ? refusal(code, data) : null;
  });
}

/** Error codes that concern one bet and not the draw, the account or the platform. */
const lineCodes: ReadonlySet<string> = new Set([
  'validation_failed',
  'rebate_above_max',
  'amount_invalid',
  'amount_below_min',
  'amount_above_max',
  'bet_limit_exceeded',
  'exposure_exceeded',
  'limit_stake_reached',
  'limit_loss_reached',
]);

function lineOutcome(item: PlaceReply['items'][number] | undefined, index: number): Refusal | null {
  if (item === undefined) return { code: 'internal_error' };
  if (item.ok) return null;
  const odds = changedOdds(item.data).get(index);
  return odds ? { code: item.code, odds } : refusal(item.code, item.data);
}

function refusal(code: string, data: unknown): Refusal {
  const limit = textOf(data, 'left') ?? textOf(data, 'max') ?? textOf(data, 'min');
  return limit === undefined ? { code } : { code, limit };
}

function textOf(data: unknown, key: string): string | undefined {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
  return typeof value === 'string' ? value : undefined;
}

function changedOdds(data: unknown): ReadonlyMap<number, Readonly<Record<string, string>>> {
  const items: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'items') : undefined;
  return new Map(
    (Array.isArray(items) ? items : []).map((item: { index: number; odds: Record<string, string> }) => [
      item.index,
      item.odds,
    ]),
  );
}
