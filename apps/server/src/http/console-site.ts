import type { FastifyInstance } from 'fastify';
import { policyFor, safetyHeadersIn } from './csp.ts';
import type { HttpDeps } from './deps.ts';
import { addHealth } from './health.ts';
import { METRICS_TYPE } from './metrics.ts';
import { plainPage } from './plain-page.ts';
import type { RegisteredCall } from './registry.ts';
import { createApp } from './site.ts';
import { addCalls, watchVisitors } from './site-calls.ts';

export interface ConsoleOptions {
  /** Calls of operators. */
  readonly calls?: readonly RegisteredCall[];
  /** Adds plain JSON routes. */
  readonly addRoutes?: (scope: FastifyInstance) => void;
}

/**
 * Builds the site of the operations port: health, metrics, the calls of operators, and a page that explains where to manage
 * the platform.
 */
export async function createConsoleSite(
  deps: HttpDeps,
  { calls = [], addRoutes = () => {} }: ConsoleOptions = {},
): Promise<FastifyInstance> {
  const app = await createApp(deps);
  const page = plainPage(
    'Tessera operations',
    'This port answers <code>/healthz</code>, <code>/readyz</code> and <code>/metrics</code>. ' +
      'Settings and accounts are managed with <code>npm run ops</code>.',
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(safetyHeadersIn(deps.mode));
  });
  addHealth(app, deps);
  app.get('/metrics', async (_request, reply) => {
    // Updates the figures of draws. They are printed also when the check fails.
    await deps.isReady();
    return reply.type(METRICS_TYPE).send(deps.metrics.print());
  });
  app.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policyFor(page)).send(page),
  );
  await app.register(async (scope) => {
    addCalls(scope, { name: 'console', calls }, watchVisitors(scope, deps), deps);
  });
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    addRoutes(scope);
  });
  return app;
}
