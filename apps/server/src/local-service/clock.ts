import { LocalServiceError } from './errors.ts';

/** The clock of a service: the machine's clock; it can be moved in mode `test` only. */
export interface ServiceClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Sets the offset to the machine's clock, ms. Refused with `clock_fixed` outside mode `test`. */
  setOffset(offsetMs: number): void;
}

export function serviceClock(mode: string | undefined): ServiceClock {
  let offsetMs = 0;
  return {
    now: () => Date.now() + offsetMs,
    setOffset(next) {
      if (mode !== 'test') throw new LocalServiceError('clock_fixed');
      if (!Number.isSafeInteger(next)) throw new LocalServiceError('bad_request');
      offsetMs = next;
    },
  };
}
