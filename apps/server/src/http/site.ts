import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { type Refusal, refusalAnswer, successAnswer } from './answer.ts';
import { type Browser, identifyBrowser } from './browser.ts';
import { answerCall } from './call.ts';
import { BodyCut } from './call-body.ts';
import { addCallbacks, type CallbackRoutes } from './callbacks.ts';
import { compress } from './compress.ts';
import type { SiteName } from './context.ts';
import { type CookieJar, createCookieJar, usesPrefix } from './cookies.ts';
import { answerPreflight, corsHeaders } from './cors.ts';
import { reportPath, safetyHeadersIn } from './csp.ts';
import type { HttpDeps } from './deps.ts';
import { addHealth } from './health.ts';
import { LOOP_MAX_MS } from './loop-meter.ts';
import { receiveReport } from './policy-report.ts';
import type { RegisteredCall } from './registry.ts';
import { SessionRefused } from './session-refused.ts';
import { type PageReach, serveStaticSite } from './static-site.ts';
import { isTemporary, withTimeout } from './timeout.ts';

export interface SiteOptions extends PageReach {
  readonly name: SiteName;
  readonly calls: readonly RegisteredCall[];
  /** Callback paths of third parties, on the player sites' ports. */
  readonly callbacks: CallbackRoutes;
  /** Folder of the built client. */
  readonly folder: string;
}

/** Builds one player site: the API, the built client and the health checks on one origin. */
export async function createSite(options: SiteOptions, deps: HttpDeps): Promise<FastifyInstance> {
  const app = await createApp(deps);
  const visitors = new WeakMap<FastifyRequest, { cookies: CookieJar; browser: Browser }>();

  app.addHook('onRequest', async (request, reply) => {
    const cookies = createCookieJar(
      request.headers.cookie,
      usesPrefix(deps.mode, request.protocol, request.hostname),
    );
    const browser = identifyBrowser(cookies, headerOf(request, 'device'), deps.xsrfKey);
    visitors.set(request, { cookies, browser });
    if (isFile(request) && !deps.gate.file(deps.gate.clientOf(request.raw))) return refuseBusy(reply);
    reply.headers(safetyHeadersIn(deps.mode)).headers(corsHeaders(headerOf(request, 'origin')));
  });
  app.addHook('onSend', async (request, reply) => {
    if (/^(application\/json|text\/html)/.test(String(reply.getHeader('content-type') ?? ''))) {
      const lines = visitors.get(request)?.cookies.lines() ?? [];
      if (lines.length > 0) reply.header('set-cookie', lines);
    }
  });

  for (const call of options.calls) {
    app.route({
      method: call.endpoint.method,
      url: call.endpoint.path,
      handler: async (request, reply) => {
        const visitor = visitors.get(request)!;
        return answer(call, request, reply, visitor);
      },
    });
  }
  addCallbacks(app, options.callbacks, deps.gate);
  app.options('/*', answerPreflight);
  app.post(reportPath, (request, reply) => receiveReport(request.raw, reply, deps));
  addHealth(app, deps);
  await serveStaticSite(app, options.folder, options);
  return app;

  /**
   * Measures how long a call blocks the event loop, up to the end of its answer, and logs a call above `LOOP_MAX_MS`.
   */
  function noteHold(path: string, reply: FastifyReply): void {
    const end = deps.loop.begin();
    reply.raw.once('close', () => {
      const ms = end();
      deps.metrics.loop.observe({ path }, ms / 1000);
      if (ms > LOOP_MAX_MS) deps.log.warn({ path, ms }, 'the event loop was held during a call');
    });
  }

  async function answer(
    call: RegisteredCall,
    request: FastifyRequest,
    reply: FastifyReply,
    visitor: { cookies: CookieJar; browser: Browser },
  ) {
    const started = performance.now();
    noteHold(call.endpoint.path, reply);
    const frame = { id: randomBytes(12).toString('base64url'), now: deps.now() };
    const language = deps.texts.languageOf(headerOf(request, 'language'));
    const path = call.endpoint.path;
    const { address, network } = deps.gate.clientOf(request.raw);
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    const done = (code: string) => {
      const seconds = (performance.now() - started) / 1000;
      deps.metrics.calls.observe({ path, code }, seconds);
      const line = {
        id: frame.id,
        path,
        site: options.name,
        address,
        code,
        ms: seconds * 1000,
      };
      if (call.endpoint.writes || code !== 'ok') deps.log.info(line, 'call');
      else deps.log.debug(line, 'call');
    };
    try {
      const answered = answerCall(
        call,
        {
          requestId: frame.id,
          now: frame.now,
          site: options.name,
          address,
          network,
          language,
          ...visitor,
          stream: request.raw,
          header: (name) => headerOf(request, name),
        },
        deps,
      );
      const message = await withTimeout(answered, deps.limits().answerMs);
      done('ok');
      const success = successAnswer(message, frame);
      if (call.endpoint.largeReply) return reply.send(await deps.largeBodies.print(success));
      if (call.endpoint.access !== 'public' || call.endpoint.writes) return success;
      const text = JSON.stringify(success);
      const packed = await compress(text, headerOf(request, 'accept-encoding'));
      return packed ? reply.header('content-encoding', packed.encoding).send(packed.bytes) : text;
    } catch (error) {
      if (error instanceof BodyCut) {
        done(error.message);
        reply.raw.shouldKeepAlive = false;
        return reply.code(error.status).header('connection', 'close').send({});
      }
      const refusal = refusalOf(error);
      if (!isMeant(error)) deps.log.error({ id: frame.id, path, err: error }, 'call failed');
      done(refusal.code);
      return refusalAnswer(refusal, deps.texts, language, frame);
    }
  }
}

/**
 * Creates a Fastify with the time and size limits of E12. Bodies stay unread until a handler reads them. The library is
 * loaded at the first use: a process without sites does not need it.
 */
export async function createApp(deps: HttpDeps): Promise<FastifyInstance> {
  const { fastify } = await import('fastify');
  const app = fastify({
    logger: false,
    bodyLimit: 8 * 1024 * 1024,
    requestTimeout: 15_000,
    keepAliveTimeout: 5_000,
    trustProxy: (address: string) => deps.gate.trusts(address),
    forceCloseConnections: true,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload));
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found\n'));
  app.setErrorHandler((error, _request, reply) => {
    const status = refusedStatus(error);
    if (status !== undefined)
      return reply.code(status).header('connection', 'close').type('text/plain').send('Refused\n');
    deps.log.error({ err: error }, 'request failed');
    return reply.code(500).type('text/plain').send('Server error\n');
  });
  deps.gate.watch(app.server);
  app.addHook('onRequest', async (request, reply) => {
    if (!deps.gate.request(deps.gate.clientOf(request.raw), reply.raw)) return refuseBusy(reply);
  });
  return app;
}

/** Whether a request is for a file or an unknown path, not for a call. */
const isFile = ({ routeOptions: { url } }: FastifyRequest) => url === undefined || url === '/*';

/** Refuses a client above its limit and closes the connection, because the body stays unread. */
const refuseBusy = (reply: FastifyReply) =>
  reply.code(429).header('connection', 'close').type('text/plain').send('Too many requests\n');

/**
 * Status of a request that Fastify refused, for example for an unreadable content type; undefined for a server fault.
 */
function refusedStatus(error: unknown): number | undefined {
  const status: unknown = (error as { statusCode?: unknown } | undefined)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof AppError) return { code: error.code, data: error.data };
  if (error instanceof SessionRefused) return { code: error.code, needLogin: true };
  return { code: isTemporary(error) ? 'platform_maintenance' : 'internal_error' };
}

/** Whether the error is an intended refusal, not a fault. */
const isMeant = (error: unknown) => error instanceof AppError || error instanceof SessionRefused;

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
