import type { FastifyInstance } from 'fastify';
import { type GamesOptions, hostGames, type Wallet } from '../game-host/index.ts';
import { addressOf, createService, MODES, modePage } from '../party/index.ts';
import { transferCalls } from './calls.ts';
import { openPurses, type Purses, textOf, unitsOf } from './purses.ts';

/**
 * A simulated game platform with its own player balances, labelled as simulated: crash, dice, mines, plinko.
 *
 * Signed: `/v1/players`, `/v1/balance`, `/v1/transfer`, `/v1/transfer/status`, `/v1/launch`, `/v1/statement`
 * (`docs/providers.md`). Pages: `GET /play/:game`; `GET /` is the control page, `POST /control {mode}` sets the mode.
 */
export function createTransferGamesApp(options: GamesOptions): { readonly app: FastifyInstance } {
  const purses = openPurses(options.dir);
  const service = createService(options, {
    name: 'aurora',
    page: modePage(
      'Simulated game platform Aurora 极光',
      'Run by the operator, with a wallet of its own. It stands in for a provider of games; the money on it is the platform’s.',
      MODES,
    ),
    calls: (made) => transferCalls(made, purses, addressOf(made.app)),
  });
  hostGames(service, { plat: 'aurora', book: purses.book, wallet: ownWallet(purses), pages: options.pages });
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
