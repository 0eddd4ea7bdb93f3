import type { PlatformId } from '@tessera/games';
import type { FastifyInstance } from 'fastify';
import { type GamesOptions, hostGames, type Wallet } from '../game-host/index.ts';
import { addressOf, createService, MODES, modePage } from '../party/index.ts';
import { transferCalls } from './calls.ts';
import { openPurses, type Purses, textOf, unitsOf } from './purses.ts';

export interface TransferGamesOptions extends GamesOptions {
  /** Which platform of the list it stands in for. Default: Aurora. */
  readonly plat?: PlatformId;
}

/**
 * A simulated game platform with its own player balances, labelled as simulated.
 *
 * Signed: `/v1/players`, `/v1/balance`, `/v1/transfer`, `/v1/transfer/status`, `/v1/launch`, `/v1/statement`
 * (`docs/providers.md`). Pages: `GET /play/:game`; `GET /` is the control page, `POST /control {mode}` sets the mode.
 */
export function createTransferGamesApp({ plat = 'aurora', ...options }: TransferGamesOptions): {
  readonly app: FastifyInstance;
} {
  const purses = openPurses(options.dir);
  const service = createService(options, {
    name: plat,
    page: modePage(
      `Simulated game platform ${plat}`,
      'Run by the operator, with a wallet of its own. It stands in for a provider of games; the money on it is the platform’s.',
      MODES,
    ),
    calls: (made) => transferCalls(made, plat, purses, addressOf(made.app)),
  });
  hostGames(service, { plat, book: purses.book, wallet: ownWallet(purses), pages: options.pages });
  return { app: service.app };
}

/** The platform's own balances: the log line of a round also moves its stake or payout. */
const ownWallet = (purses: Purses): Wallet => ({
  balance: async ({ player }) => textOf(purses.balance(player)),
  known: (player) => textOf(purses.balance(player)),
  async take({ player, stake }, write) {
    if (purses.balance(player) < unitsOf(stake))
      return { ok: false, code: 'insufficient_balance', untaken: true };
    write();
    return { ok: true };
  },
  over: async () => {},
});
