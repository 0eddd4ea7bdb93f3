import type { FastifyInstance } from 'fastify';
import { type SteerDeps, steerForward } from './steer.ts';

const advanceMsMax = 31 * 86_400_000;

/** Adds `GET` and `POST /test/clock` to the operations port. Call it in mode `test` only. */
export function addTestClock(app: FastifyInstance, deps: SteerDeps): void {
  app.get('/test/clock', async () => ({ now: await deps.clock.now() }));
  app.post('/test/clock', async (request, reply) => {
    const { advanceMs } = (request.body ?? {}) as { advanceMs?: unknown };
    if (
      typeof advanceMs !== 'number' ||
      !Number.isInteger(advanceMs) ||
      advanceMs < 1 ||
      advanceMs > advanceMsMax
    ) {
      return reply.code(400).send({ error: 'advanceMs: a whole number of ms above 0' });
    }
    await steerForward(deps, advanceMs);
    return { now: await deps.clock.now() };
  });
}
