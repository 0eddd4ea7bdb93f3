import Fastify, { type FastifyInstance, LogController } from 'fastify';

/** Default headers of every answer. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** Options common to all third parties of the sandbox. */
export interface PartyOptions {
  /** Folder of its secrets. */
  readonly dir: string;
  /** Mode `test` permits moving the clock. */
  readonly mode: string | undefined;
  /** Minimum severity of log entries. */
  readonly logLevel?: string;
  /** The machine's time in ms. */
  readonly now?: () => number;
}

/** The control page of a third party; its assets come from its own origin. */
export interface PartyPage {
  readonly html: string;
  readonly css: string;
  readonly script: string;
}

export interface Party {
  readonly app: FastifyInstance;
  /** Its clock, ms: the machine's time plus the offset set by a test. */
  time(): number;
  /** Clock offset, ms. */
  offsetMs(): number;
}

/**
 * Routes common to all third parties: `GET /healthz`, the control page at `GET /`, and `POST /control/clock {offsetMs}`, which
 * moves the clock in mode `test` and is refused with 403 in any other.
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

/** JSON schema of a body with exactly these fields. */
export const fields = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
});
