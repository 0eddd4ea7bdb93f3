import type { FastifyInstance } from 'fastify';
import type { Store } from '../../store/index.ts';
import { opens } from './address.ts';

export interface FilesSiteDeps {
  readonly store: Store;
  /** Key that signs the addresses of files. */
  readonly key: Buffer;
  /** Server time in ms. */
  readonly now: () => number;
}

/**
 * The files' own origin, where no session cookie is known. Serves the pictures players uploaded, each at a signed address
 * that is valid for one hour. Even a malicious file could not run there.
 */
export async function createFilesSite({ store, key, now }: FilesSiteDeps): Promise<FastifyInstance> {
  const { fastify } = await import('fastify');
  const app = fastify({ logger: false, bodyLimit: 1024, forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=600',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  app.get('/healthz', () => ({ ok: true }));
  app.get<{ Params: { kind: string; name: string }; Querystring: { until?: string; sign?: string } }>(
    '/:kind/:name',
    async ({ params: { kind, name }, query }, reply) => {
      if (!opens(key, { kind, name }, query, now())) return reply.code(404).send();
      const { rows } = await store.query<{ png: Buffer }>(
        'select png from file where name = $1 and kind = $2',
        [name, kind],
      );
      if (!rows[0]) return reply.code(404).send();
      return reply.type('image/png').send(rows[0].png);
    },
  );
  return app;
}
