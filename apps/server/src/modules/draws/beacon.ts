import { type Beacon, isKnownBeacon, verifyBeacon } from '@tessera/fairness';

/** What can go wrong when a round is asked for; all but `wrong` pass by themselves. */
export type RoundProblem = 'unreachable' | 'early' | 'wrong';

type Asked = { signature: string } | { problem: RoundProblem };

export interface BeaconClient {
  /** The pinned beacon, once it answered and proved to be one the protocol knows. */
  known(): Beacon | undefined;
  /** Asks until the beacon is known. Errors: throws when it is none the protocol, or the mode, allows. */
  pin(): Promise<Beacon>;
  /** The verified signature of a round (hex), or why there is none yet. `beacon` is the one of the draw's descriptor. */
  round(beacon: Beacon, round: number): Promise<Asked>;
  /** Moves a simulated beacon's clock, in mode `test` only. */
  setClockOffset(offsetMs: number): Promise<void>;
}

const askTimeoutMs = 3_000;
const pinRetryMs = 250;
/** Rounds kept: lotteries that close together share one, and checking its signature takes tens of milliseconds. */
const keptRounds = 64;

interface Info {
  public_key: string;
  period: number;
  genesis_time: number;
  hash: string;
  schemeID: string;
  kind?: 'simulated';
}

/** Speaks to one drand-like HTTP service. `production` refuses a simulated one. */
export function createBeaconClient(url: string, mode: 'demo' | 'test' | 'production'): BeaconClient {
  let pinned: Beacon | undefined;
  const kept = new Map<string, Promise<Asked>>();
  const ask = async (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(askTimeoutMs) });

  async function askRound(beacon: Beacon, round: number): Promise<Asked> {
    const answer = await ask(`/public/${round}`).catch(() => undefined);
    if (!answer) return { problem: 'unreachable' };
    if (answer.status === 425 || answer.status === 404) return { problem: 'early' };
    if (!answer.ok) return { problem: 'unreachable' };
    const body = (await answer.json().catch(() => ({}))) as { signature?: unknown };
    const signature = body.signature;
    // The signature is the proof: what else the answer says about itself does not matter.
    if (typeof signature !== 'string' || !verifyBeacon(beacon, round, signature)) return { problem: 'wrong' };
    return { signature };
  }

  return {
    known: () => pinned,
    async pin() {
      while (!pinned) {
        const info = await ask('/info').then(
          (answer) => (answer.ok ? (answer.json() as Promise<Info>) : undefined),
          () => undefined,
        );
        if (info) pinned = accepted(info, mode);
        else await new Promise((resolve) => setTimeout(resolve, pinRetryMs));
      }
      return pinned;
    },
    async round(beacon, round) {
      const key = `${beacon.publicKey} ${round}`;
      const known = kept.get(key);
      if (known) return known;
      const asking = askRound(beacon, round);
      kept.set(key, asking);
      if (kept.size > keptRounds) kept.delete(kept.keys().next().value!);
      const asked = await asking;
      if ('problem' in asked) kept.delete(key);
      return asked;
    },
    async setClockOffset(offsetMs) {
      await ask('/control/clock', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ offsetMs }),
      });
    },
  };
}

function accepted(info: Info, mode: 'demo' | 'test' | 'production'): Beacon {
  const beacon: Beacon = {
    scheme: info.schemeID as Beacon['scheme'],
    kind: info.kind === 'simulated' ? 'simulated' : 'drand',
    publicKey: info.public_key,
    chainHash: info.hash,
    genesis: info.genesis_time,
    period: info.period,
  };
  if (!isKnownBeacon(beacon)) throw new Error('The beacon at BEACON_URL is not one that draws may use.');
  if (mode === 'production' && beacon.kind === 'simulated') {
    throw new Error('Production refuses a simulated beacon: set BEACON_URL to an independent one.');
  }
  return beacon;
}
