import type { CallReply } from '@tessera/protocol/endpoints';
import type { Refusal, SlipLine } from '../slip/slip.ts';

/** Refusals of the lines whose current odds in `quotes` differ from the odds shown to the player. */
export function pricesMoved(
  lines: readonly SlipLine[],
  quotes: CallReply<'POST /api/lottery/bet/quote'>,
): readonly (Refusal | null)[] {
  return lines.map((line, index) => {
    const odds = quotes[index]?.odds;
    const moved = odds && Object.entries(odds).some(([tier, now]) => line.odds[tier] !== now);
    return moved ? { code: 'odds_changed', odds } : null;
  });
}
