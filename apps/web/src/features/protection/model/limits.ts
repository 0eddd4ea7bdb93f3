import type { CallReply } from '@tessera/protocol/endpoints';
import { amountFrom } from '../../../data/settings/index.ts';

export type Limit = CallReply<'POST /api/user/limits'>['items'][number];
export type LimitKey = `${Limit['kind']} ${Limit['period']}`;

export const keyOf = ({ kind, period }: Pick<Limit, 'kind' | 'period'>): LimitKey => `${kind} ${period}`;

/** Usage share from which a bar warns. */
const WARN_FROM = 0.75;

/** Used share of a limit, 0 to 1; a gain counts as 0. */
export function usedShare({ used, value }: Limit): number {
  const [spent, most] = [amountFrom(used ?? undefined) ?? 0n, amountFrom(value ?? undefined) ?? 0n];
  if (spent <= 0n || most <= 0n) return 0;
  return Math.min(Number((spent * 10_000n) / most) / 10_000, 1);
}

/** The limits that are set, highest usage first. */
export const nearestFirst = (limits: readonly Limit[]): readonly Limit[] =>
  limits.filter(({ value }) => value !== null).sort((one, other) => usedShare(other) - usedShare(one));

export const toneOf = (share: number): 'primary' | 'warning' => (share >= WARN_FROM ? 'warning' : 'primary');

/** A typed limit as text to send; `undefined` if invalid. */
export function readTyped(kind: Limit['kind'], text: string): string | undefined {
  const typed = text.trim().replace(/[,，\s]/g, '');
  if (kind === 'session') {
    const minutes = Number(typed);
    return /^\d{1,4}$/.test(typed) && minutes >= 15 && minutes <= 1440 ? String(minutes) : undefined;
  }
  return /^(0|[1-9]\d{0,10})(\.\d{1,4})?$/.test(typed) && Number(typed) > 0 ? typed : undefined;
}

/** Whether a change allows the player more; null lifts the limit. */
export function isLooser({ kind, value }: Limit, next: string | null): boolean {
  if (value === null) return false;
  if (next === null) return true;
  return kind === 'session'
    ? Number(next) > Number(value)
    : (amountFrom(next) ?? 0n) > (amountFrom(value) ?? 0n);
}
