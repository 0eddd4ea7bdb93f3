import type { JsonObject } from '@tessera/protocol';
import type { Provider } from './provider.ts';
import { type CallResult, signedCall } from './signed-call.ts';

/** The client of one provider. */
export interface ProviderClient {
  readonly provider: Provider;
  call(path: string, body: JsonObject, options?: { timeoutMs?: number }): Promise<CallResult>;
  /** False after an unanswered call until one is answered. Only for display, not for decisions. */
  up(): boolean;
  /** Moves a simulated provider's clock, in mode `test` only. */
  setClockOffset(offsetMs: number): Promise<void>;
}

const TIMEOUT_MS = 5_000;
/** Shortest time between two checks of an unavailable provider, ms. */
const LOOK_AGAIN_MS = 3_000;

/** `count`: gets the outcome of each call, and how long it took, ms. */
export function createProviderClient(
  provider: Provider,
  now: () => number,
  count: (outcome: CallResult['outcome'], tookMs: number) => void = () => {},
): ProviderClient {
  let reached = true;
  let lookedAt = 0;
  /** Checks in the background whether an unavailable provider answers again. */
  const look = (): void => {
    if (performance.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = performance.now();
    fetch(`${provider.url}/info`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        reached = answer.ok;
      },
      () => {},
    );
  };
  return {
    provider,
    async call(path, body, { timeoutMs = TIMEOUT_MS } = {}) {
      const begun = performance.now();
      const result = await signedCall(provider, path, body, { timeoutMs, now });
      count(result.outcome, performance.now() - begun);
      reached = result.outcome !== 'unclear';
      if (!reached) lookedAt = performance.now();
      return result;
    },
    up() {
      if (!reached) look();
      return reached;
    },
    async setClockOffset(offsetMs) {
      // The platform's clock is moved even when this provider does not answer.
      await fetch(`${provider.url}/control/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ offsetMs }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => {});
    },
  };
}
