import { pricingOf } from '@tessera/protocol/pricing';
import { loadRulesOf } from '../../../data/rules/index.ts';
import { user } from '../../../data/session/index.ts';
import { list } from '../../../data/settings/index.ts';
import type { EarlierBet } from '../../../data/slip/index.ts';
import { rebateMax } from '../place/rebate-max.ts';
import { underHouse } from '../play/engine.ts';
import { lineAgain } from './again.ts';
import { changeSlip, slipStore } from './slip-store.ts';

/**
 * Adds the content of an earlier bet to the slip of its lottery at current prices; does not place it. Returns false if the
 * lottery is not on sale or this client does not know the play. Rejects if the rules cannot be loaded.
 */
export async function addAgain(bet: EarlierBet & { readonly lottery_id: string }): Promise<boolean> {
  const lottery = list('LOTTERY_LIST')?.find(({ id, enabled }) => id === bet.lottery_id && enabled);
  if (!lottery) return false;
  await loadRulesOf([bet.play]);
  const pricing = pricingOf(lottery.pricing);
  const max = rebateMax(pricing.rMaxPpm, user().info?.rebate_max_ppm);
  const line = underHouse(lottery.house, () => lineAgain(bet, pricing, max));
  if (line) changeSlip(slipStore(user().id, lottery.id), { type: 'add', lines: [line] });
  return line !== undefined;
}
