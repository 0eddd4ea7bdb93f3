import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { policyFor, workerPolicy } from './csp.ts';
import { plainPage } from './plain-page.ts';

/** Which other origins the pages of a client may turn to. */
export interface PageReach {
  /** Those whose pages they may frame: the game platforms'. */
  readonly frames?: readonly string[];
  /** Those that are ours as well, as they are now. */
  readonly entries?: () => readonly string[];
}

/**
 * Serves one built client: pages and the service worker with a content policy of their own and asked for anew each time, hashed assets
 * cached for good,
 * `.br` and `.gz` beside a file preferred. Paths that name no file answer 404: routes live behind the hash (R2.1).
 */
export async function serveStaticSite(app: FastifyInstance, folder: string, reach: PageReach): Promise<void> {
  const policyOf = createPolicyCache(reach);
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', (_, reply) => {
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
    setHeaders(reply, path) {
      const file = path.replace(/\.(br|gz)$/, '');
      if (file.endsWith('.html')) reply.header('content-security-policy', policyOf(file));
      if (file === join(folder, 'sw.js')) reply.header('content-security-policy', workerPolicy);
      reply.header('cache-control', cachingOf(file.slice(folder.length)));
    },
  });
}

/** Assets carry their hash in the name; everything else is asked for again each time. */
function cachingOf(path: string): string {
  return /^[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Policies by file, computed again only when the file was rebuilt or other addresses are ours. */
function createPolicyCache({ frames, entries = () => [] }: PageReach): (file: string) => string {
  const known = new Map<string, { madeOf: string; policy: string }>();
  return (file) => {
    const origins = entries();
    const madeOf = [statSync(file).mtimeMs, ...origins].join(' ');
    const kept = known.get(file);
    if (kept?.madeOf === madeOf) return kept.policy;
    const policy = policyFor(readFileSync(file, 'utf8'), frames, origins);
    known.set(file, { madeOf, policy });
    return policy;
  };
}
