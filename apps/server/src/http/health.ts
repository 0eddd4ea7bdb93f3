import type { FastifyInstance } from 'fastify';
import type { HttpDeps } from './deps.ts';

/**
 * `/healthz`: the process answers; the sites of other addresses may read it, to measure how fast this one is. `/readyz`: it
 * can serve: the database answers and draws keep their moments (503 when not). `selling` is false while our own lotteries wait for
 * their beacon: everything else is served then.
 */
export function addHealth(
  app: FastifyInstance,
  { ready, metrics }: Pick<HttpDeps, 'ready' | 'metrics'>,
): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
    return { ok: true };
  });
  app.get('/readyz', async (_request, reply) => {
    try {
      await ready();
      return { ready: true, selling: metrics.beaconReady.value === 1 };
    } catch {
      return reply.code(503).send({ ready: false });
    }
  });
}
