import { type SetSpec, tokenCount, tokenValues } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { halves, isOfHalf } from './halves.ts';
import type { Zone } from './zones.ts';

/** The row's shortcuts: all, big, small, odd, even, clear. */
export const quickPicks = ['all', ...halves, 'clear'] as const;
export type QuickPick = (typeof quickPicks)[number];

/** The values a shortcut selects in a zone of numbers. */
export function quickValues(item: PlayItem, zone: Zone, pick: QuickPick): readonly number[] {
  const values = tokenValues(zone.spec.tokens);
  if (pick === 'all') return values;
  if (pick === 'clear') return [];
  const [least = 0, most = 0] = [values[0], values.at(-1)];
  return values.filter((value) => isOfHalf(item, zone, pick, value, least, most));
}

/**
 * The useful shortcuts of a zone: none if one number is picked, only clear if few of many are, as on a jackpot ticket or
 * among bankers.
 */
export function quickPicksOf({ spec, rival }: Zone): readonly QuickPick[] {
  const count = tokenCount(spec.tokens);
  if (spec.max === 1) return [];
  if (
    spec.max * 2 < count ||
    (spec.min > 1 && spec.min * 6 < count) ||
    isTicket(spec) ||
    (rival !== undefined && count > 20)
  )
    return ['clear'];
  return quickPicks;
}

/** Zones of a jackpot ticket with so many numbers that nobody bets on half of them. */
function isTicket({ name, tokens }: SetSpec): boolean {
  return name !== undefined && ticketParts.has(name) && tokenCount(tokens) > 11;
}

const ticketParts = new Set(['main', 'extra', 'front', 'back']);

/** Whether exactly the shortcut's values are picked; clear is never "on". */
export function isQuickPicked(
  item: PlayItem,
  zone: Zone,
  pick: QuickPick,
  picked: readonly number[],
): boolean {
  return pick !== 'clear' && quickValues(item, zone, pick).join() === picked.join();
}
