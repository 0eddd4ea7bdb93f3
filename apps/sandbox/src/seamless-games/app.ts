import type { FastifyInstance } from 'fastify';
import { type GamesOptions, hostGames } from '../game-host/index.ts';
import { addressOf, createService, MODES, modePage } from '../party/index.ts';
import { seamlessCalls } from './calls.ts';
import { openEvents } from './events.ts';
import { createOperator } from './operator.ts';
import { createSeamlessWallet } from './wallet.ts';

/**
 * A simulated game platform that plays with the operator's wallet, labelled as simulated: fruit and dragon slots, baccarat,
 * fishing.
 *
 * Signed: `/v1/launch`, `/v1/statement`. It calls the operator's `seamless/balance | bet | win | rollback`
 * (`docs/providers.md`). Pages: `GET /play/:game`; `GET /` is the control page, `POST /control {mode}` sets the mode.
 */
export function createSeamlessGamesApp(options: GamesOptions): {
  readonly app: FastifyInstance;
  /** Sends all due events to the operator. */
  readonly deliver: () => Promise<void>;
} {
  const events = openEvents(options.dir);
  const service = createService(options, {
    name: 'harbor',
    page: modePage(
      'Simulated game platform Harbor 海港',
      'Run by the operator; it plays with the operator’s wallet. It stands in for a provider of games.',
      MODES,
      {
        html: '<p>Told late: <output id="told">-</output>, refused for good: <output id="refused">-</output></p>',
        script: `more = ({ told, refused }) => {
  document.getElementById('told').textContent = told;
  document.getElementById('refused').textContent = refused;
};`,
      },
    ),
    state: () => ({ told: events.waiting().length, refused: events.refused().length }),
    calls: (made) => seamlessCalls(made, events, addressOf(made.app)),
  });
  const { app, time, mode } = service;
  const operator = createOperator(options.callbackUrl?.replace(/\/+$/, ''), time, mode);
  const wallet = createSeamlessWallet(events, operator, time, mode);
  app.addHook('onClose', async () => wallet.stop());
  hostGames(service, { plat: 'harbor', book: events.book, wallet, pages: options.pages });
  return { app, deliver: wallet.deliver };
}
