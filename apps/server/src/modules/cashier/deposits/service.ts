import type { Amount } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import type { Register } from '../../../http/index.ts';
import { createPictures } from '../../../pictures/index.ts';
import type { BookLine, Range } from '../../../providers/index.ts';
import { currentRate, setRate } from '../rates/rates.ts';
import { booksOf } from './books.ts';
import { chainCallback, followTransfer } from './chain.ts';
import { askAboutDeposit, expireDeposit, returnPayment } from './change.ts';
import { seedChannels } from './channels.ts';
import type { CreditDeps } from './credit.ts';
import type { DepositDeps } from './deps.ts';
import { createFilesSite } from './files-site.ts';
import { gatewayCallback } from './gateway.ts';
import { ASK, CHAIN, EXPIRE, RETURN, TELL } from './jobs.ts';
import { depositRoutes } from './routes.ts';
import { tellBalance } from './tell.ts';

type MoneyProvider = 'payments' | 'chain';
type MoreLines = (range: Range) => Promise<readonly BookLine[]>;

export interface Deposits {
  routes(register: Register): void;
  /** HTTP site of the files' own origin. */
  files(): Promise<FastifyInstance>;
  /** Adds ledger lines, such as payouts, to the comparison with a provider's statement. */
  addBook(provider: MoneyProvider, lines: MoreLines): void;
  /** Stops the process that decodes pictures. */
  close(): Promise<void>;
}

/** Rate of a demo installation; production has none until an operator sets one. */
const DEMO_RATE = 72_000n as Amount;

/** Registers jobs, callbacks and reconciliation of deposits, and seeds channels and rates of a new installation. */
export async function createDeposits(deps: DepositDeps): Promise<Deposits> {
  const { store, jobs, ledger, clock, providers, platform, emit, mode, filesUrl } = deps;
  await store.tx(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('cashier seed'))`);
    await seedChannels(tx);
    if (mode !== 'production' && !(await currentRate(tx, 'USDT')))
      await setRate(tx, { currency: 'USDT', value: DEMO_RATE, by: 'demo' });
  });
  await platform.ratesChanged();

  const creditDeps: CreditDeps = { ledger, jobs, now: clock.local };
  const slow = { slow: true };
  jobs.on(EXPIRE, expireDeposit(deps, creditDeps), slow);
  jobs.on(ASK, askAboutDeposit(deps, creditDeps), slow);
  jobs.on(RETURN, returnPayment(deps), slow);
  jobs.on(CHAIN, followTransfer(deps, creditDeps), slow);
  jobs.on(TELL, tellBalance(emit));
  providers.callbacks.add('payments/callback', 'payments', gatewayCallback(creditDeps));
  providers.callbacks.add('chain/callback', 'chain', chainCallback(deps));

  const more: Record<MoneyProvider, MoreLines[]> = { payments: [], chain: [] };
  for (const provider of ['payments', 'chain'] as const) {
    providers.reconciler.add(
      booksOf(provider, {
        store,
        client: (id) => providers.client(id),
        more: async (id, range) => (await Promise.all(more[id].map((lines) => lines(range)))).flat(),
      }),
    );
  }
  const pictures = createPictures();
  const key = platform.secrets.key('receipts');
  return {
    routes: (register) => depositRoutes(register, { ...deps, pictures }, { url: filesUrl, key }),
    files: () => createFilesSite({ store, key, now: clock.local }),
    addBook: (provider, lines) => void more[provider].push(lines),
    close: pictures.close,
  };
}
