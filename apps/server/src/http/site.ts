import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { APP_PATHS, addAppRelease } from './app-release.ts';
import { addCallbacks, type CallbackRoutes } from './callbacks.ts';
import type { SiteName } from './context.ts';
import { answerPreflight, corsHeaders } from './cors.ts';
import { reportPath, safetyHeadersIn } from './csp.ts';
import type { HttpDeps } from './deps.ts';
import { addDownloads } from './download-route.ts';
import { addHealth } from './health.ts';
import { addInviteAddress, INVITE_PATH } from './invite-address.ts';
import { receiveReport } from './policy-report.ts';
import type { RegisteredCall } from './registry.ts';
import { addCalls, headerOf, isOperatorCall, watchVisitors } from './site-calls.ts';
import { type PageReach, serveStaticSite } from './static-site.ts';
import { choosesByDevice, serveTablets } from './tablet-site.ts';

export interface SiteOptions extends PageReach {
  readonly name: SiteName;
  /** Calls of players. */
  readonly calls: readonly RegisteredCall[];
  /** Callback paths of third parties, on the player sites' ports. */
  readonly callbacks: CallbackRoutes;
  /** Folder of the built client. */
  readonly folder: string;
  /** Folder of the client that tablets get at the same address (R1.2); without it they get that of all. */
  readonly tablets?: string;
  /** Folder of the newest release of the native app, which the mobile site offers (R7.6). */
  readonly appRelease?: string | undefined;
}

/**
 * Builds one player site: the API, the built client, short addresses and the health checks on one origin. Throws when `calls` has a call of
 * operators.
 */
export async function createSite(options: SiteOptions, deps: HttpDeps): Promise<FastifyInstance> {
  const foreign = options.calls.find(isOperatorCall);
  if (foreign) throw new Error(`${foreign.endpoint.path} is a call of operators: no player site serves it`);
  const app = await createApp(deps);
  if (options.tablets) choosesByDevice(app);
  const visitors = watchVisitors(app, deps);

  app.addHook('onRequest', async (request, reply) => {
    if (isFile(request) && !deps.gate.file(deps.gate.clientOf(request.raw))) return refuseBusy(reply);
    reply.headers(safetyHeadersIn(deps.mode)).headers(corsHeaders(headerOf(request, 'origin')));
  });
  addCalls(app, options, visitors, deps);
  addCallbacks(app, options.callbacks, deps.gate);
  addDownloads(app, visitors, deps.downloads, deps);
  app.options('/*', answerPreflight);
  app.post(reportPath, (request, reply) => receiveReport(request.raw, reply, deps));
  addHealth(app, deps);
  addInviteAddress(app);
  if (options.appRelease) addAppRelease(app, options.appRelease);
  await serveStaticSite(app, options.folder, options);
  if (options.tablets) await serveTablets(app, options.tablets, options);
  return app;
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

/** Routes of files beside those of the client. */
const filePaths: readonly string[] = ['/*', INVITE_PATH, ...Object.values(APP_PATHS)];

/** Whether a request is for a file or an unknown path, or the address of one, not for a call. */
const isFile = ({ routeOptions: { url } }: FastifyRequest) => url === undefined || filePaths.includes(url);

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
