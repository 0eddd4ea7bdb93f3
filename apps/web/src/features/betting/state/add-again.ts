import { pricingOf } from '@tessera/protocol/pricing';
import { loadRulesOf } from '../../rules/index.ts';
import { user } from '../../session/index.ts';
import { list } from '../../settings/index.ts';
import { type EarlierBet, lineAgain } from '../model/again.ts';
import { underHouse } from '../model/engine.ts';
import { changeSlip, slipStore } from './slip-store.ts';

/**
 * Puts the content of an earlier bet on the slip of its lottery, at the prices of now; nothing is placed. Answers whether it could:
 * not when the lottery is not on sale or the bet is of a play this client does not know. Rejects when the rules cannot be had.
 */
export async function addAgain(bet: EarlierBet & { readonly lottery_id: string }): Promise<boolean> {
  const lottery = list('LOTTERY_LIST')?.find(({ id, enabled }) => id === bet.lottery_id && enabled);
  if (!lottery) return false;
  await loadRulesOf([bet.played]);
  const line = underHouse(lottery.house, () => lineAgain(bet, pricingOf(lottery.pricing)));
  if (line) changeSlip(slipStore(user().id, lottery.id), { type: 'add', lines: [line] });
  return line !== undefined;
}
