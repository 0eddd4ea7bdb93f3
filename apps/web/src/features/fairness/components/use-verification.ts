import { type Check, checksOf, type Transcript } from '@tessera/fairness';
import { useEffect, useState } from 'react';

/** Progress of a transcript's checks. */
export interface VerificationState {
  readonly checks: readonly Check[];
  readonly done: boolean;
  /** Computing time so far, ms. */
  readonly tookMs: number;
  again(): void;
}

/** Runs the checks of a transcript one by one, yielding to the page between them; expensive checks run last. */
export function useVerification(transcript: Transcript): VerificationState {
  // A copy is a new transcript to the effect below, so that its checks restart.
  const [copy, setCopy] = useState(transcript);
  const [state, setState] = useState<Omit<VerificationState, 'again'>>(notBegun);
  useEffect(() => {
    setState(notBegun);
    const rest = checksOf(copy);
    let timer = setTimeout(function step() {
      const begun = performance.now();
      const next = rest.next();
      const tookMs = performance.now() - begun;
      setState(({ checks, tookMs: before }) => ({
        checks: next.done ? checks : [...checks, next.value],
        done: next.done === true,
        tookMs: before + tookMs,
      }));
      if (!next.done) timer = setTimeout(step);
    });
    return () => clearTimeout(timer);
  }, [copy]);
  return { ...state, again: () => setCopy({ ...transcript }) };
}

const notBegun = { checks: [], done: false, tookMs: 0 } as const;
