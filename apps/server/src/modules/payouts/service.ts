import { createPayoutAccounts, type PayoutAccounts } from './accounts/service.ts';
import { type AccountVault, createVault } from './accounts/vault.ts';
import type { PayoutDeps } from './deps.ts';
import { payoutCallback } from './withdrawals/callback.ts';
import { registerWithdrawJobs } from './withdrawals/send.ts';
import { tellMoves } from './withdrawals/tell.ts';

/** Services of the payouts module. */
export interface Payouts {
  readonly deps: PayoutDeps;
  readonly accounts: PayoutAccounts;
  readonly vault: AccountVault;
}

/** Registers jobs and callbacks; call it before both start. */
export async function createPayouts(deps: PayoutDeps): Promise<Payouts> {
  const vault = createVault(deps.platform.secrets);
  registerWithdrawJobs(deps, vault);
  const callback = payoutCallback(deps);
  deps.providers.callbacks.add('payouts/callback', 'payments', callback);
  deps.providers.callbacks.add('chain-payouts/callback', 'chain', callback);
  await tellMoves(deps);
  return { deps, accounts: createPayoutAccounts(deps, vault), vault };
}
