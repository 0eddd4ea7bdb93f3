import { BEACON_SCHEME, type Beacon, randomnessOf, roundAt, simulatedChainHash } from '@tessera/fairness';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createParty, fields, type PartyOptions } from '../party/index.ts';
import { answerFor, MODES, type Mode } from './behaviour.ts';
import { type BeaconKey, loadBeaconKey, strayKey } from './key.ts';
import { PAGE_CSS, PAGE_HTML, PAGE_SCRIPT } from './page.ts';

/** First round: 2024-01-01 00:00:00 UTC, so that past draws have rounds too. */
const GENESIS = 1_704_067_200;
const PERIOD = 3;

/** Size of the signature cache: several nodes request the same round, and its signature never changes. */
const KEPT_SIGNATURES = 256;

export interface BeaconApp {
  readonly app: FastifyInstance;
  /** The beacon in the form used by a descriptor. */
  readonly beacon: Beacon;
}

/**
 * A simulated beacon with the interface and signature scheme of drand, labelled as simulated.
 *
 * `GET /info`, `GET /public/:round`, `GET /public/latest`, `GET /healthz`; `GET /` is the control page, `POST /control {mode}`
 * sets the mode, `POST /control/clock {offsetMs}` moves the clock in mode `test`.
 * Answers: 425 with `Retry-After` (s) and `retryAt` (ms) before a round's time, 503 in mode `down`.
 */
export function createBeaconApp(options: PartyOptions): BeaconApp {
  const key = loadBeaconKey(options.dir);
  const stray = strayKey();
  const beacon = describe(key);
  const signatures = new Map<string, string>();
  let mode: Mode = 'normal';
  const { app, time, offsetMs } = createParty(options, {
    html: PAGE_HTML,
    css: PAGE_CSS,
    script: PAGE_SCRIPT,
  });

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

  const state = () => ({ mode, round: roundAt(beacon, time()), offsetMs: offsetMs() });
  app.get('/control', state);
  app.post<{ Body: { mode: Mode } }>(
    '/control',
    { schema: { body: fields({ mode: { enum: MODES } }) } },
    (request) => {
      mode = request.body.mode;
      return state();
    },
  );
  return { app, beacon };
}

function describe({ publicKey }: BeaconKey): Beacon {
  const timetable = { publicKey, genesis: GENESIS, period: PERIOD };
  return { ...timetable, scheme: BEACON_SCHEME, kind: 'simulated', chainHash: simulatedChainHash(timetable) };
}
