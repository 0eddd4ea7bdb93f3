import type { Register } from '../../../http/index.ts';
import { payoutBook } from '../withdrawals/books.ts';
import { booksOf } from './books.ts';
import { chainCallback, followTransfer } from './chain.ts';
import { askAboutDeposit, expireDeposit, returnPayment } from './change.ts';
import type { CreditDeps } from './credit.ts';
import type { DepositDeps } from './deps.ts';
import { gatewayCallback } from './gateway.ts';
import { ASK, CHAIN, EXPIRE, RETURN, TELL } from './jobs.ts';
import { depositRoutes } from './routes.ts';
import { tellBalance } from './tell.ts';

export interface Deposits {
  routes(register: Register): void;
}

/** Registers jobs, callbacks and reconciliation of deposits. */
export function createDeposits(deps: DepositDeps): Deposits {
  const { store, jobs, ledger, clock, providers, emit } = deps;
  const creditDeps: CreditDeps = { ledger, jobs, now: clock.local };
  const slow = { slow: true };
  jobs.on(EXPIRE, expireDeposit(deps, creditDeps), slow);
  jobs.on(ASK, askAboutDeposit(deps, creditDeps), slow);
  jobs.on(RETURN, returnPayment(deps), slow);
  jobs.on(CHAIN, followTransfer(deps, creditDeps), slow);
  jobs.on(TELL, tellBalance(emit));
  providers.callbacks.add('payments/callback', 'payments', gatewayCallback(creditDeps));
  providers.callbacks.add('chain/callback', 'chain', chainCallback(deps));

  for (const provider of ['payments', 'chain'] as const) {
    providers.reconciler.add(
      booksOf(provider, {
        store,
        client: (id) => providers.client(id),
        more: (id, range) => payoutBook(store, id)(range),
      }),
    );
  }
  return { routes: (register) => depositRoutes(register, deps) };
}
