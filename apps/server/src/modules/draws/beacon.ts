import { setTimeout } from 'node:timers/promises';
import { type Beacon, isKnownBeacon, roundAt } from '@tessera/fairness';
import { createBeaconCheck } from './beacon-check.ts';

/** Why a round is missing. All but `wrong` are temporary. After `unanswered` the request continues in the background. */
export type RoundProblem = 'unreachable' | 'unanswered' | 'early' | 'wrong';

type Asked = { signature: string } | { problem: RoundProblem };

export interface BeaconClient {
  /** The pinned beacon, once it has answered and is confirmed as one the protocol knows. */
  known(): Beacon | undefined;
  /**
   * Asks until the beacon is known, `withinMs` have passed or the client is closed; returns what is known then.
   * Errors: throws when the protocol does not know the beacon, or the mode does not allow it.
   */
  pin(withinMs?: number): Promise<Beacon | undefined>;
  /** Asks for the newest round, so that the first round a draw needs comes as quickly as later ones. */
  warm(): Promise<void>;
  /**
   * The verified signature of a round (hex), or why there is none yet. `beacon` is the one of the draw's descriptor. A
   * concurrent request for the same round gets `unanswered` at once.
   *
   * Errors: those of `BeaconCheck.holds`.
   */
  round(beacon: Beacon, round: number): Promise<Asked>;
  /** Moves the clock of a simulated beacon; only in mode `test`. */
  setClockOffset(offsetMs: number): Promise<void>;
  close(): Promise<void>;
}

const askTimeoutMs = 3_000;
/** A caller occupies a lane of jobs and a connection: an unresponsive beacon must not block them for other draws. */
const timeoutMsDefault = 1_000;
const pinRetryMs = 250;
/** Rounds cached: draws that wait for the same round ask for it one after the other. */
const keptRounds = 64;

interface Info {
  public_key: string;
  period: number;
  genesis_time: number;
  hash: string;
  schemeID: string;
  kind?: 'simulated';
}

/**
 * Client of one drand-like HTTP service. `production` refuses a simulated one.
 *
 * @param timeoutMs - Longest wait of a caller for a round.
 */
export function createBeaconClient(
  url: string,
  mode: 'demo' | 'test' | 'production',
  timeoutMs = timeoutMsDefault,
): BeaconClient {
  let pinned: Beacon | undefined;
  let closed = false;
  const kept = new Map<string, { signature: string }>();
  const underWay = new Set<string>();
  const check = createBeaconCheck();
  const ask = async (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(askTimeoutMs) });

  async function askInfo(): Promise<Partial<Info> | undefined> {
    const answer = await ask('/info').catch(() => undefined);
    if (!answer?.ok) return undefined;
    return answer.json().then(
      (body) => Object(body) as Partial<Info>,
      () => undefined,
    );
  }

  async function askRound(beacon: Beacon, round: number): Promise<Asked> {
    const answer = await ask(`/public/${round}`).catch(() => undefined);
    if (!answer) return { problem: 'unreachable' };
    if (answer.status === 425 || answer.status === 404) return { problem: 'early' };
    if (!answer.ok) return { problem: 'unreachable' };
    const body = (await answer.json().catch(() => ({}))) as { signature?: unknown };
    const signature = body.signature;
    // The signature alone is the proof; other fields of the answer do not matter.
    if (typeof signature !== 'string' || !(await check.holds(beacon, round, signature)))
      return { problem: 'wrong' };
    return { signature };
  }

  async function askAndKeep(key: string, beacon: Beacon, round: number): Promise<Asked> {
    try {
      const answer = await askRound(beacon, round);
      if ('signature' in answer) kept.set(key, answer);
      if (kept.size > keptRounds) kept.delete(kept.keys().next().value!);
      return answer;
    } finally {
      underWay.delete(key);
    }
  }

  async function round(beacon: Beacon, wanted: number): Promise<Asked> {
    const key = `${beacon.publicKey} ${wanted}`;
    const known = kept.get(key);
    if (known) return known;
    if (underWay.has(key)) return { problem: 'unanswered' };
    underWay.add(key);
    return withTimeout(askAndKeep(key, beacon, wanted), timeoutMs);
  }

  const client: BeaconClient = {
    known: () => pinned,
    async pin(withinMs = Number.POSITIVE_INFINITY) {
      const until = Date.now() + withinMs;
      while (!pinned && !closed && Date.now() < until) {
        const info = await askInfo();
        if (info) pinned = accepted(info, mode);
        else await setTimeout(pinRetryMs);
      }
      return pinned;
    },
    async warm() {
      const beacon = await client.pin();
      if (!beacon) return;
      await round(beacon, Math.max(1, roundAt(beacon, Date.now())));
    },
    round,
    async setClockOffset(offsetMs) {
      await ask('/control/clock', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ offsetMs }),
      });
    },
    async close() {
      closed = true;
      await check.close();
    },
  };
  return client;
}

/** The answer, or `unanswered` after `timeoutMs`. */
async function withTimeout(asked: Promise<Asked>, timeoutMs: number): Promise<Asked> {
  const impatient = new AbortController();
  try {
    return await Promise.race([
      asked,
      setTimeout(timeoutMs, { problem: 'unanswered' } as const, { signal: impatient.signal }),
    ]);
  } finally {
    impatient.abort();
  }
}

function accepted(info: Partial<Info>, mode: 'demo' | 'test' | 'production'): Beacon {
  const beacon = {
    scheme: info.schemeID,
    kind: info.kind === 'simulated' ? 'simulated' : 'drand',
    publicKey: info.public_key,
    chainHash: info.hash,
    genesis: info.genesis_time,
    period: info.period,
  } as Beacon;
  if (mode === 'production' && beacon.kind === 'simulated') {
    throw new Error('Production refuses a simulated beacon: set BEACON_URL to an independent one.');
  }
  if (!isKnownBeacon(beacon)) throw new Error('The beacon at BEACON_URL is not one that draws may use.');
  return beacon;
}
