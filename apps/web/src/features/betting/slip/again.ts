import { parseAmount } from '@tessera/protocol/money';
import type { Pricing } from '@tessera/rules';
import type { EarlierBet } from '../../../data/slip/index.ts';
import { newRid } from '../../../platform/http/index.ts';
import { readContent } from '../pick/quote.ts';
import { engine } from '../play/engine.ts';
import type { SlipLine } from './slip.ts';
import { lineOf } from './slip-line.ts';

/**
 * The content and terms of an earlier bet as a new line at current prices. `undefined` if this client cannot play it; the
 * rules of its family must be loaded.
 *
 * @param rebateMaxPpm - The most rebate that the player may take now.
 */
export function lineAgain(bet: EarlierBet, pricing: Pricing, rebateMaxPpm: number): SlipLine | undefined {
  const item = engine.playItem(bet.play);
  const unitStake = parseAmount(bet.unit_stake);
  const reading = item && readContent(item, bet.content);
  if (!item || !reading?.ok || !unitStake.ok) return undefined;
  const rebatePpm = Math.min(bet.rebate_ppm, rebateMaxPpm);
  const terms = { unitStake: unitStake.value, multiple: bet.multiple, rebatePpm };
  return lineOf(newRid(), item, bet.content, reading.parsed, terms, pricing);
}
