import { createPayees, type Payees } from '../payees/service.ts';
import { type AccountVault, createVault } from '../payees/vault.ts';
import { payoutCallback } from './callback.ts';
import type { WithdrawalDeps } from './deps.ts';
import { tellMoves } from './tell.ts';

/** Services of withdrawals and of the payees they go to. */
export interface Withdrawals {
  readonly deps: WithdrawalDeps;
  readonly payees: Payees;
  readonly vault: AccountVault;
}

/** Registers callbacks; call it before they can arrive. */
export async function createWithdrawals(deps: WithdrawalDeps): Promise<Withdrawals> {
  const vault = createVault(deps.platform.secrets);
  const callback = payoutCallback(deps);
  deps.providers.callbacks.add('payouts/callback', 'payments', callback);
  deps.providers.callbacks.add('chain-payouts/callback', 'chain', callback);
  await tellMoves(deps);
  return { deps, payees: createPayees(deps, vault), vault };
}
