import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { type Refusal, refusalAnswer, successAnswer } from './answer.ts';
import { type Browser, identifyBrowser, identifyOperatorBrowser } from './browser.ts';
import { answerCall } from './call.ts';
import { BodyCut } from './call-body.ts';
import { compress } from './compress.ts';
import type { CallSite } from './context.ts';
import { type CookieJar, createCookieJar, createHeaderJar, usesPrefix } from './cookies.ts';
import type { HttpDeps } from './deps.ts';
import { LOOP_MAX_MS } from './loop-meter.ts';
import type { RegisteredCall } from './registry.ts';
import { SessionRefused } from './session-refused.ts';
import { isTemporary, withTimeout } from './timeout.ts';

/** Whether only operators may make the call, on the operations port. */
export const isOperatorCall = ({ endpoint: { access } }: RegisteredCall): boolean =>
  typeof access === 'object';

/** Cookies and browser of each request. */
export type Visitors = WeakMap<FastifyRequest, { readonly cookies: CookieJar; readonly browser: Browser }>;

/** Identifies the browser of each request to `app`, and sends it the cookies that changed. */
export function watchVisitors(app: FastifyInstance, deps: HttpDeps, site: CallSite = 'pc'): Visitors {
  const visitors: Visitors = new WeakMap();
  app.addHook('onRequest', async (request) => {
    const cookies = createCookieJar(
      request.headers.cookie,
      usesPrefix(deps.mode, request.protocol, request.hostname),
    );
    const browser =
      site === 'console'
        ? identifyOperatorBrowser(cookies, deps.xsrfKey)
        : identifyBrowser(cookies, headerOf(request, 'device'), deps.xsrfKey);
    visitors.set(request, {
      browser,
      cookies: browser.native ? createHeaderJar(headerOf(request, 'remembered')) : cookies,
    });
  });
  app.addHook('onSend', async (request, reply) => {
    if (/^(application\/json|text\/html)/.test(String(reply.getHeader('content-type') ?? ''))) {
      reply.headers(visitors.get(request)?.cookies.headers() ?? {});
    }
  });
  return visitors;
}

export interface CallsOptions {
  readonly name: CallSite;
  readonly calls: readonly RegisteredCall[];
}

/** Adds a route for each call; every call goes through the same pipeline (`answerCall`). */
export function addCalls(
  app: FastifyInstance,
  { name, calls }: CallsOptions,
  visitors: Visitors,
  deps: HttpDeps,
): void {
  for (const call of calls) {
    app.route({
      method: call.endpoint.method,
      url: call.endpoint.path,
      handler: (request, reply) => answer(call, request, reply),
    });
  }

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

  async function answer(call: RegisteredCall, request: FastifyRequest, reply: FastifyReply) {
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
        site: name,
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
          site: name,
          address,
          network,
          language,
          ...visitors.get(request)!,
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

function refusalOf(error: unknown): Refusal {
  if (error instanceof AppError) return { code: error.code, data: error.data };
  if (error instanceof SessionRefused) return { code: error.code, needLogin: true };
  return { code: isTemporary(error) ? 'platform_maintenance' : 'internal_error' };
}

/** Whether the error is an intended refusal, not a fault. */
const isMeant = (error: unknown) => error instanceof AppError || error instanceof SessionRefused;

/** The first value of a header. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
