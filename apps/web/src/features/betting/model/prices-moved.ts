import type { CallReply } from '@tessera/protocol/endpoints';
import type { Refusal, SlipLine } from './slip.ts';

/** Of lines and their quotes: the refusal of each whose odds are others now than the player was shown. */
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
