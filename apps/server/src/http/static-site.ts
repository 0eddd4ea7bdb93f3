import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { policyFor, workerPolicy } from './csp.ts';
import { plainPage } from './plain-page.ts';

/** Other origins that the pages of a client may use. */
export interface PageReach {
  /** Origins whose pages they may show in a frame: the game platforms'. */
  readonly frames?: readonly string[];
  /** The platform's other origins, read at each use. */
  readonly entries?: () => readonly string[];
  /** Address of the origin of uploaded pictures, once it is known. */
  readonly files?: () => string | undefined;
}

/**
 * Serves one built client. Pages and the service worker have their own content policies and are revalidated at each
 * request; hashed assets are cached permanently. A `.br` or `.gz` file beside the file is preferred. Paths without a file
 * answer 404, because routes are in the URL's hash (R2.1).
 * @param constraints - Requests that get this client, when another one is at the same address.
 */
export async function serveStaticSite(
  app: FastifyInstance,
  folder: string,
  reach: PageReach,
  constraints: Readonly<Record<string, string>> = {},
): Promise<void> {
  const policyOf = createPolicyCache(reach);
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', { constraints }, (_, reply) => {
      const page = plainPage(
        'Client not built',
        'Build the client with <code>npm start</code> and load this page again.',
      );
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policyFor(page))
        .send(page);
    });
    return;
  }
  const { fastifyStatic } = await import('@fastify/static');
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    constraints,
    decorateReply: Object.keys(constraints).length === 0,
    setHeaders(reply, path) {
      const file = path.replace(/\.(br|gz)$/, '');
      if (file.endsWith('.html')) reply.header('content-security-policy', policyOf(file));
      if (file === join(folder, 'sw.js')) reply.header('content-security-policy', workerPolicy);
      reply.header('cache-control', cachingOf(file.slice(folder.length)));
    },
  });
}

/** Assets have their hash in the name; all other files are revalidated at each request. */
function cachingOf(path: string): string {
  return /^[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Cached policies by file; a policy is computed again only when the file or the platform's addresses have changed. */
function createPolicyCache({
  frames,
  entries = () => [],
  files = () => undefined,
}: PageReach): (file: string) => string {
  const known = new Map<string, { madeOf: string; policy: string }>();
  return (file) => {
    const origins = entries();
    const pictures = originOf(files());
    const madeOf = [statSync(file).mtimeMs, ...origins, pictures].join(' ');
    const kept = known.get(file);
    if (kept?.madeOf === madeOf) return kept.policy;
    const policy = policyFor(readFileSync(file, 'utf8'), frames, origins, pictures);
    known.set(file, { madeOf, policy });
    return policy;
  };
}

const originOf = (url: string | undefined): string | undefined => url && new URL(url).origin;
