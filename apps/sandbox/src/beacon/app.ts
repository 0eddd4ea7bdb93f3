import { BEACON_SCHEME, type Beacon, randomnessOf, roundAt, simulatedChainHash } from '@tessera/fairness';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { answerFor, MODES, type Mode } from './behaviour.ts';
import { type BeaconKey, loadBeaconKey, strayKey } from './key.ts';
import { PAGE_CSS, PAGE_HTML, PAGE_SCRIPT } from './page.ts';

/** First round: 2024-01-01 00:00:00 UTC, so that draws of the past have rounds too. */
const GENESIS = 1_704_067_200;
const PERIOD = 3;

/** Signatures kept: asked for by several nodes at once, and always the same. */
const KEPT_SIGNATURES = 256;

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors 'none'";

export interface BeaconOptions {
  /** Holds the beacon's key. */
  readonly dir: string;
  /** `test` lets the clock be moved. */
  readonly mode: string | undefined;
  /** Level of what it writes down: `info`, `warn`, `error`, `silent` …; absent = nothing. */
  readonly logLevel?: string;
  /** The machine's time in ms. */
  readonly now?: () => number;
}

export interface BeaconApp {
  readonly app: FastifyInstance;
  /** The beacon as a descriptor names it. */
  readonly beacon: Beacon;
}

/**
 * A beacon with the interface and signature scheme of drand, run by ourselves and labelled as such.
 *
 * `GET /info`, `GET /public/:round`, `GET /public/latest`, `GET /healthz`; `GET /` steers it by hand,
 * `POST /control {mode}` by program, `POST /control/clock {offsetMs}` moves its time in mode `test`.
 * Answers: 425 with `Retry-After` (s) and `retryAt` (ms) before a round's time, 503 in mode `down`.
 */
export function createBeaconApp({
  dir,
  mode: running,
  logLevel = 'silent',
  now = Date.now,
}: BeaconOptions): BeaconApp {
  const key = loadBeaconKey(dir);
  const stray = strayKey();
  const beacon = describe(key);
  const signatures = new Map<string, string>();
  let mode: Mode = 'normal';
  let offsetMs = 0;
  const time = () => now() + offsetMs;

  const signatureOf = (round: number, wrong: boolean): string => {
    const name = `${wrong}/${round}`;
    const known = signatures.get(name);
    if (known !== undefined) return known;
    const signature = (wrong ? stray : key).sign(round);
    if (signatures.size >= KEPT_SIGNATURES) signatures.delete(signatures.keys().next().value!);
    signatures.set(name, signature);
    return signature;
  };

  const sendRound = (reply: FastifyReply, asked?: number) => {
    const answer = answerFor(mode, beacon, time(), asked);
    if (answer.kind === 'unavailable') return reply.code(503).send({ error: 'unavailable' });
    if (answer.kind === 'early') {
      const seconds = Math.max(1, Math.ceil((answer.retryAt - time()) / 1000));
      return reply
        .code(425)
        .header('retry-after', seconds)
        .send({ error: 'too early', retryAt: answer.retryAt });
    }
    const signature = signatureOf(answer.signed, answer.stray);
    return reply.send({ round: answer.round, randomness: randomnessOf(signature), signature });
  };

  const app = Fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024,
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': CSP,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  app.get('/healthz', () => ({ ok: true }));
  app.get('/info', () => ({
    public_key: beacon.publicKey,
    period: beacon.period,
    genesis_time: beacon.genesis,
    hash: beacon.chainHash,
    schemeID: beacon.scheme,
    kind: beacon.kind,
  }));
  app.get('/public/latest', (_request, reply) => sendRound(reply));
  app.get<{ Params: { round: string } }>('/public/:round', (request, reply) => {
    const { round } = request.params;
    if (!/^[1-9]\d{0,14}$/.test(round)) return reply.code(400).send({ error: 'no such round' });
    return sendRound(reply, Number(round));
  });

  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE_HTML));
  app.get('/page.css', (_request, reply) => reply.type('text/css').send(PAGE_CSS));
  app.get('/page.js', (_request, reply) => reply.type('text/javascript').send(PAGE_SCRIPT));
  const state = () => ({ mode, round: roundAt(beacon, time()), offsetMs });
  app.get('/control', state);
  app.post<{ Body: { mode: Mode } }>(
    '/control',
    { schema: { body: oneField('mode', { enum: MODES }) } },
    (request) => {
      mode = request.body.mode;
      return state();
    },
  );
  app.post<{ Body: { offsetMs: number } }>(
    '/control/clock',
    { schema: { body: oneField('offsetMs', { type: 'integer' }) } },
    (request, reply) => {
      if (running !== 'test') return reply.code(403).send({ error: 'the clock is fixed' });
      offsetMs = request.body.offsetMs;
      return state();
    },
  );
  return { app, beacon };
}

function describe({ publicKey }: BeaconKey): Beacon {
  const timetable = { publicKey, genesis: GENESIS, period: PERIOD };
  return { ...timetable, scheme: BEACON_SCHEME, kind: 'simulated', chainHash: simulatedChainHash(timetable) };
}

const oneField = (name: string, shape: object) => ({
  type: 'object',
  required: [name],
  additionalProperties: false,
  properties: { [name]: shape },
});
