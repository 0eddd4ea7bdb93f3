import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { policyFor } from './csp.ts';
import { plainPage } from './plain-page.ts';

/**
 * Serves one built client: pages with their own content policy and never cached, hashed assets cached for good,
 * `.br` and `.gz` beside a file preferred. Paths that name no file answer 404: routes live behind the hash (R2.1).
 * `frames` are the origins whose pages these pages may frame.
 */
export async function serveStaticSite(
  app: FastifyInstance,
  folder: string,
  frames: readonly string[],
): Promise<void> {
  const policyOf = createPolicyCache(frames);
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
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const file = path.replace(/\.(br|gz)$/, '');
      if (file.endsWith('.html')) reply.header('content-security-policy', policyOf(file));
      reply.header('cache-control', cachingOf(file.slice(folder.length)));
    },
  });
}

/** Assets carry their hash in the name; everything else is asked for again each time. */
function cachingOf(path: string): string {
  return /^[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Policies by file, computed again only when the file was rebuilt. */
function createPolicyCache(frames: readonly string[]): (file: string) => string {
  const known = new Map<string, { builtAt: number; policy: string }>();
  return (file) => {
    const builtAt = statSync(file).mtimeMs;
    const kept = known.get(file);
    if (kept?.builtAt === builtAt) return kept.policy;
    const policy = policyFor(readFileSync(file, 'utf8'), frames);
    known.set(file, { builtAt, policy });
    return policy;
  };
}
