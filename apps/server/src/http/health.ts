import type { FastifyInstance } from 'fastify';
import type { HttpDeps } from './deps.ts';

/** All requests within this time get the answer of one check. A node that is not ready is usually starting: it is checked more often. */
const LOOK_MS = { ready: 1_000, notReady: 250 };
/** A check that takes longer than this has failed. */
const LOOK_LIMIT_MS = 2_000;

/**
 * `/healthz`: the process answers. The sites at other addresses may read it, to measure how fast this address is.
 * `/readyz`: the database answers and the steps of draws are on time; otherwise 503. It is checked at most once a
 * second, and four times a second while the node is not ready. `selling` is false while our own lotteries wait for their beacon;
 * everything else is served meanwhile.
 */
export function addHealth(
  app: FastifyInstance,
  { isReady, metrics }: Pick<HttpDeps, 'isReady' | 'metrics'>,
): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
    return { ok: true };
  });
  app.get('/readyz', async (_request, reply) => {
    if (!(await isReady())) return reply.code(503).send({ ready: false });
    return { ready: true, selling: metrics.beaconReady.value === 1 };
  });
}

/** Whether `look` succeeds. Checks run one at a time; an answer is reused for `LOOK_MS` from the start of its check. */
export function lookSeldom(
  look: () => Promise<void>,
  elapsed: () => number = () => performance.now(),
): () => Promise<boolean> {
  let last: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
  let looking = false;
  let keptMs = LOOK_MS.ready;
  return () => {
    if (last && (looking || elapsed() - last.at < keptMs)) return last.answer;
    looking = true;
    const answer = within(look()).then((found) => {
      looking = false;
      keptMs = found ? LOOK_MS.ready : LOOK_MS.notReady;
      return found;
    });
    last = { at: elapsed(), answer };
    return answer;
  };
}

async function within(look: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, LOOK_LIMIT_MS, false);
  });
  const found = look.then(
    () => true,
    () => false,
  );
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}
