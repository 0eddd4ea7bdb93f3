import type { FastifyInstance } from 'fastify';
import { createParty, fields, type PartyOptions, type PartyPage } from './app.ts';
import { createOutbox, MODES, type Mode, type Outbox, SLOW_MS } from './outbox.ts';
import { partyKeys, type SignedHandler, signedRoutes } from './signed.ts';

export interface ServiceOptions extends PartyOptions {
  /** Base address of the platform that is called back. */
  readonly callbackUrl?: string | undefined;
}

/** A third party with signed calls both ways that can be told to misbehave. */
export interface Service {
  readonly app: FastifyInstance;
  readonly outbox: Outbox;
  time(): number;
  mode(): Mode;
}

export interface ServiceParts {
  readonly name: string;
  readonly page: PartyPage;
  /** What the steering page shows beside the mode. */
  readonly state?: (() => object) | undefined;
  /** Signed calls, built over the service they belong to. */
  readonly calls: (service: Service) => Readonly<Record<string, SignedHandler>>;
}

/**
 * What the third parties of money answer alike: `GET /info`, `GET /control` and `POST /control {mode}`, and their signed
 * calls, each bent by the mode.
 */
export function createService(options: ServiceOptions, { name, page, state, calls }: ServiceParts): Service {
  const { app, time, offsetMs } = createParty(options, page);
  const keys = partyKeys(name);
  let mode: Mode = 'normal';
  const outbox = createOutbox({
    dir: options.dir,
    keys,
    time,
    mode: () => mode,
    target: options.callbackUrl?.replace(/\/+$/, ''),
  });
  app.addHook('onClose', async () => outbox.stop());
  const service: Service = { app, outbox, time, mode: () => mode };

  const bent = Object.entries(calls(service)).map(([path, handle]): [string, SignedHandler] => [
    path,
    async (body) => {
      if (mode === 'down') return { status: 503, body: { code: 'unavailable' } };
      if (mode === 'failing') return { status: 500, body: { code: 'fault' } };
      const answer = await handle(body);
      if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref());
      // It was done, and nobody hears of it.
      return mode === 'silent' ? { status: 504, body: {} } : answer;
    },
  ]);
  signedRoutes(app, { keys, time }, Object.fromEntries(bent));
  app.get('/info', () => ({ name, kind: 'simulated' }));
  const shown = () => ({ mode, offsetMs: offsetMs(), waiting: outbox.waiting(), ...state?.() });
  app.get('/control', shown);
  app.post<{ Body: { mode: Mode } }>(
    '/control',
    { schema: { body: fields({ mode: { enum: MODES } }) } },
    (request) => {
      mode = request.body.mode;
      return shown();
    },
  );
  return service;
}
