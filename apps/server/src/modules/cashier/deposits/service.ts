import type { FastifyInstance } from 'fastify';
import type { Register } from '../../../http/index.ts';
import { createPictures } from '../../../pictures/index.ts';
import { payoutBook } from '../withdrawals/books.ts';
import { booksOf } from './books.ts';
import { chainCallback } from './chain.ts';
import type { DepositDeps } from './deps.ts';
import { createFilesSite } from './files-site.ts';
import { gatewayCallback } from './gateway.ts';
import { depositRoutes } from './routes.ts';

export interface Deposits {
  /** What the jobs of deposits work with. */
  readonly deps: DepositDeps;
  routes(register: Register): void;
  /** HTTP site of the files' own origin. */
  files(): Promise<FastifyInstance>;
  /** Stops the process that decodes pictures. */
  close(): Promise<void>;
}

/** Registers callbacks and reconciliation of deposits. */
export function createDeposits(deps: DepositDeps): Deposits {
  const { store, clock, providers, platform, filesUrl } = deps;
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
  const pictures = createPictures();
  const key = platform.secrets.key('receipts');
  return {
    deps,
    routes: (register) => depositRoutes(register, { ...deps, pictures }, { url: filesUrl, key }),
    files: () => createFilesSite({ store, key, now: clock.local }),
    close: pictures.close,
  };
}
