/** Latency classes of an address: below 150 ms good, below 400 ms fair. */
export const GOOD_BELOW_MS = 150;
export const FAIR_BELOW_MS = 400;
/** Number of probes: the first includes connection setup, and the best one counts. */
const PROBES = 3;
/** Timeout of a probe. */
const PROBE_MS = 5_000;

export type Speed = 'good' | 'fair' | 'slow';

export function speedOf(latencyMs: number): Speed {
  if (latencyMs < GOOD_BELOW_MS) return 'good';
  return latencyMs < FAIR_BELOW_MS ? 'fair' : 'slow';
}

/** Sends one probe; resolves with its duration in ms, or `null` when the platform did not answer. */
export type Probe = (origin: string) => Promise<number | null>;

/** Latency of an address in whole milliseconds, the best of three probes; `null` if one of them fails. */
export async function latencyOf(origin: string, probe: Probe = probeHealth): Promise<number | null> {
  let best = Number.POSITIVE_INFINITY;
  for (let made = 0; made < PROBES; made += 1) {
    const took = await probe(origin);
    if (took === null) return null;
    best = Math.min(best, took);
  }
  return Math.max(1, Math.round(best));
}

async function probeHealth(origin: string): Promise<number | null> {
  const began = performance.now();
  try {
    const answer = await fetch(`${origin}/healthz`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PROBE_MS),
    });
    return answer.ok ? performance.now() - began : null;
  } catch {
    return null;
  }
}

/** The fastest address that answered; `undefined` if none did. */
export function fastestOf(latencies: Readonly<Record<string, number | null>>): string | undefined {
  let best: [origin: string, ms: number] | undefined;
  for (const [origin, ms] of Object.entries(latencies)) {
    if (ms !== null && (!best || ms < best[1])) best = [origin, ms];
  }
  return best?.[0];
}
