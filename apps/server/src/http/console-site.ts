import type { FastifyInstance } from 'fastify';
import { policyFor, reportPath, safetyHeadersIn } from './csp.ts';
import type { HttpDeps } from './deps.ts';
import { addDownloads } from './download-route.ts';
import { addHealth } from './health.ts';
import { METRICS_TYPE } from './metrics.ts';
import { plainPage } from './plain-page.ts';
import { receiveReport } from './policy-report.ts';
import type { RegisteredCall } from './registry.ts';
import { createApp } from './site.ts';
import { addCalls, watchVisitors } from './site-calls.ts';
import { serveStaticSite } from './static-site.ts';

export interface ConsoleOptions {
  /** Calls of operators. */
  readonly calls?: readonly RegisteredCall[];
  /** Folder of the built client. */
  readonly folder?: string;
  /** Address of the origin of uploaded pictures, once it is known. */
  readonly files?: () => string | undefined;
  /** Adds plain JSON routes. */
  readonly addRoutes?: (scope: FastifyInstance) => void;
}

/**
 * Builds the site of the operations port: health, metrics, the calls of operators and the client that makes them. Without
 * calls it has a page that explains where to manage the platform. It has no call, file or cookie of players.
 */
export async function createConsoleSite(
  deps: HttpDeps,
  { calls = [], folder, files = () => undefined, addRoutes = () => {} }: ConsoleOptions = {},
): Promise<FastifyInstance> {
  const app = await createApp(deps);
  const page = plainPage(
    'Tessera operations',
    'This port answers <code>/healthz</code>, <code>/readyz</code> and <code>/metrics</code>. ' +
      'This node has no console: settings and accounts are managed with <code>npm run ops</code>.',
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
  await app.register(async (scope) => {
    const visitors = watchVisitors(scope, deps, 'console');
    addDownloads(scope, visitors, deps.operatorDownloads, deps);
    addCalls(scope, { name: 'console', calls }, visitors, deps);
    scope.post(reportPath, (request, reply) => receiveReport(request.raw, reply, deps));
    if (folder !== undefined && deps.operators) await serveStaticSite(scope, folder, { files });
    else
      scope.get('/', (_request, reply) =>
        reply.type('text/html; charset=utf-8').header('content-security-policy', policyFor(page)).send(page),
      );
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
