import { type Amount, sumAmounts } from '@tessera/protocol/money';
import { units } from '../../../components/reward-figures/index.ts';
import type { VipBonus } from '../api/vip.ts';

/** Sum of the bonuses that can be claimed now. */
export const readySum = (bonuses: readonly Pick<VipBonus, 'state' | 'amount'>[]): Amount =>
  sumAmounts(bonuses.filter(({ state }) => state === 'ready').map(({ amount }) => units(amount)));
