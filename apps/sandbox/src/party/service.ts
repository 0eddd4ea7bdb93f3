import type { FastifyInstance } from 'fastify';
import { createParty, fields, type PartyOptions, type PartyPage } from './app.ts';
import { createOutbox, MODES, type Mode, type Outbox, SLOW_MS } from './outbox.ts';
import { partyKeys, type SignedHandler, signedRoutes } from './signed.ts';

export interface ServiceOptions extends PartyOptions {
  /** Base address of the platform, the target of callbacks. */
  readonly callbackUrl?: string | undefined;
}

/** A third party with signed calls in both directions and selectable failure modes. */
export interface Service {
  readonly app: FastifyInstance;
  readonly outbox: Outbox;
  time(): number;
  mode(): Mode;
}

export interface ServiceParts {
  readonly name: string;
  readonly page: PartyPage;
  /** Additional state shown on the control page. */
  readonly state?: (() => object) | undefined;
  /** Builds the signed calls of the service. */
  readonly calls: (service: Service) => Readonly<Record<string, SignedHandler>>;
}

/**
 * Routes common to all third parties that handle money: `GET /info`, `GET /control` and `POST /control {mode}`, and their
 * signed calls, altered by the mode.
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
      // Mode `silent`: the request was performed, but the caller gets no confirmation.
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
