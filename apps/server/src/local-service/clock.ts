import { LocalServiceError } from './errors.ts';

/** The clock a service decides by: the machine's own, moved only in mode `test`. */
export interface ServiceClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Sets the distance to the machine's clock in ms. Refused with `clock_fixed` outside mode `test`. */
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
