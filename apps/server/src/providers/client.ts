import type { JsonObject } from '@tessera/protocol';
import type { Provider } from './provider.ts';
import { type CallResult, signedCall } from './signed-call.ts';

/** One provider as a module speaks to it. */
export interface ProviderClient {
  readonly provider: Provider;
  call(path: string, body: JsonObject, options?: { timeoutMs?: number }): Promise<CallResult>;
  /** False after a call that got no answer, until one does: what to show, never what to decide by. */
  up(): boolean;
  /** Moves a simulated provider's clock, in mode `test` only. */
  setClockOffset(offsetMs: number): Promise<void>;
}

const TIMEOUT_MS = 5_000;
/** While a provider is away, the next look for it comes no sooner than this. */
const LOOK_AGAIN_MS = 3_000;

export function createProviderClient(provider: Provider, now: () => number): ProviderClient {
  let reached = true;
  let lookedAt = 0;
  /** Asks in the background whether a provider that was away is back. */
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
      const result = await signedCall(provider, path, body, { timeoutMs, now });
      reached = result.outcome !== 'unclear';
      if (!reached) lookedAt = performance.now();
      return result;
    },
    up() {
      if (!reached) look();
      return reached;
    },
    async setClockOffset(offsetMs) {
      // A platform without this provider moves all the same.
      await fetch(`${provider.url}/control/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ offsetMs }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => {});
    },
  };
}
