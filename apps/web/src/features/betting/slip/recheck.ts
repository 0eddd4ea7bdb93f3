import { betDraftsOf } from '../../../data/slip/index.ts';
import { call, isCallError } from '../../../platform/http/index.ts';
import { pricesMoved } from '../pick/prices-moved.ts';
import { refusalsOf } from '../place/place-outcome.ts';
import type { Refusal, SlipLine } from './slip.ts';
import { changeSlip, type SlipOwner } from './slip-store.ts';

/**
 * Rechecks the bets of a slip, because prices and limits may have changed while the service was unreachable. Each line that
 * would currently be refused gets the reason. If the check fails, the service decides when the bets are placed.
 */
export async function recheckSlip({ store, lottery }: SlipOwner): Promise<void> {
  const { lines, pending } = store.getState().slip;
  if (lines.length === 0 || pending !== null) return;
  const outcomes = await refusalsNow(lottery, lines);
  const refused = lines.flatMap(({ key }, index) => {
    const refusal = outcomes[index];
    return refusal ? [[key, refusal] as const] : [];
  });
  if (refused.length > 0) changeSlip(store, { type: 'refused', refusals: new Map(refused) });
}

async function refusalsNow(
  lottery: string,
  lines: readonly SlipLine[],
): Promise<readonly (Refusal | null)[]> {
  const ask = { lottery, items: betDraftsOf(lines) };
  try {
    const quotes = await call('POST /api/lottery/bet/quote', ask, { silent: true });
    return pricesMoved(lines, quotes);
  } catch (error) {
    if (!isCallError(error)) throw error;
    return refusalsOf(lines, error.code, error.data);
  }
}
