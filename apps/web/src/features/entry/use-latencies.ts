import { useCallback, useEffect, useRef, useState } from 'react';
import type { EntryAddress } from './entry-addresses.ts';
import { latencyOf } from './latency.ts';

/** Milliseconds by origin; `null` for an address that did not answer. An address still being measured is absent. */
export type Latencies = Readonly<Record<string, number | null>>;

/** Measures all addresses at once, on mount and whenever `measure` is called. */
export function useLatencies(addresses: readonly EntryAddress[]) {
  const [latencies, setLatencies] = useState<Latencies>({});
  const turn = useRef(0);
  const origins = addresses.map(({ origin }) => origin).join(' ');
  const measure = useCallback(() => {
    turn.current += 1;
    const own = turn.current;
    setLatencies({});
    for (const origin of origins.split(' ')) {
      void latencyOf(origin).then((ms) => {
        if (own === turn.current) setLatencies((before) => ({ ...before, [origin]: ms }));
      });
    }
  }, [origins]);
  useEffect(() => {
    measure();
    return () => {
      turn.current += 1;
    };
  }, [measure]);
  return { latencies, measure, done: Object.keys(latencies).length === addresses.length };
}
