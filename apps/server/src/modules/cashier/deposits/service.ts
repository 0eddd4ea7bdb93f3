import type { Register } from '../../../http/index.ts';
import { payoutBook } from '../withdrawals/books.ts';
import { booksOf } from './books.ts';
import { chainCallback } from './chain.ts';
import type { DepositDeps } from './deps.ts';
import { gatewayCallback } from './gateway.ts';
import { depositRoutes } from './routes.ts';

export interface Deposits {
  /** What the jobs of deposits work with. */
  readonly deps: DepositDeps;
  routes(register: Register): void;
}

/** Registers callbacks and reconciliation of deposits. */
export function createDeposits(deps: DepositDeps): Deposits {
  const { store, providers } = deps;
  providers.callbacks.add('payments/callback', 'payments', gatewayCallback(deps));
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
  return { deps, routes: (register) => depositRoutes(register, deps) };
}
