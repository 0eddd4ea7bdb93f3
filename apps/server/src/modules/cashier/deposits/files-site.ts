import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../../../store/index.ts';
import { receiptSign } from './rows.ts';

export interface FilesSiteDeps {
  readonly store: Store;
  /** Key that signs the addresses of receipts. */
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
  app.get<{ Params: { name: string }; Querystring: { until?: string; sign?: string } }>(
    '/receipts/:name',
    async (request, reply) => {
      const { until = '', sign = '' } = request.query;
      if (!opens(key, request.params.name, until, sign, now())) return reply.code(404).send();
      const { rows } = await store.query<{ png: Buffer }>('select png from deposit_receipt where name = $1', [
        request.params.name,
      ]);
      if (!rows[0]) return reply.code(404).send();
      return reply.type('image/png').send(rows[0].png);
    },
  );
  return app;
}

function opens(key: Buffer, name: string, until: string, sign: string, now: number): boolean {
  if (!/^\d{1,15}$/.test(until) || Number(until) < now) return false;
  const [wanted, given] = [receiptSign(key, name, Number(until)), sign].map((text) => Buffer.from(text));
  return wanted!.length === given!.length && timingSafeEqual(wanted!, given!);
}
