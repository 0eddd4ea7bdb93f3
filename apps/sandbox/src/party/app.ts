import Fastify, { type FastifyInstance, LogController } from 'fastify';

/** Sent with every answer that says nothing else. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** What every third party of the sandbox takes. */
export interface PartyOptions {
  /** Holds its secrets. */
  readonly dir: string;
  /** `test` lets the clock be moved. */
  readonly mode: string | undefined;
  /** Least severe log entries that are written. */
  readonly logLevel?: string;
  /** The machine's time in ms. */
  readonly now?: () => number;
}

/** The steering page of a third party; its parts come from its own origin. */
export interface PartyPage {
  readonly html: string;
  readonly css: string;
  readonly script: string;
}

export interface Party {
  readonly app: FastifyInstance;
  /** Its clock, ms: the machine's unless a test moved it. */
  time(): number;
  /** How far the clock was moved, ms. */
  offsetMs(): number;
}

/**
 * What all third parties answer alike: `GET /healthz`, the steering page at `GET /`, and `POST /control/clock {offsetMs}`,
 * which moves its time in mode `test` and is refused with 403 in any other.
 */
export function createParty(
  { mode, logLevel = 'silent', now = Date.now }: PartyOptions,
  page: PartyPage,
): Party {
  let offsetMs = 0;
  const app = Fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024,
  });
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
  app.get('/healthz', () => ({ ok: true }));
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page.html));
  app.get('/page.css', (_request, reply) => reply.type('text/css').send(page.css));
  app.get('/page.js', (_request, reply) => reply.type('text/javascript').send(page.script));
  app.post<{ Body: { offsetMs: number } }>(
    '/control/clock',
    { schema: { body: fields({ offsetMs: { type: 'integer' } }) } },
    (request, reply) => {
      if (mode !== 'test') return reply.code(403).send({ error: 'the clock is fixed' });
      offsetMs = request.body.offsetMs;
      return { offsetMs };
    },
  );
  return { app, time: () => now() + offsetMs, offsetMs: () => offsetMs };
}

/** The schema of a body with exactly these fields. */
export const fields = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
});
