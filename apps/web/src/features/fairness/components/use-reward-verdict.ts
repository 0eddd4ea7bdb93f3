import { useEffect, useState } from 'react';
import {
  type Recomputed,
  type RewardProof,
  type RewardVerdict,
  recomputed,
  verdictOf,
} from '../model/reward-proof.ts';

/** The checks of a record, made after the page is painted. */
export interface RewardVerification {
  readonly verdict: RewardVerdict | undefined;
  readonly computed: Recomputed | undefined;
  readonly done: boolean;
  /** Computing time, ms. */
  readonly tookMs: number;
  again(): void;
}

/** Checks a record on this device; a change of the record restarts it. */
export function useRewardVerdict(proof: RewardProof): RewardVerification {
  const [copy, setCopy] = useState(proof);
  const [state, setState] = useState<Omit<RewardVerification, 'again'>>(notBegun);
  useEffect(() => setCopy(proof), [proof]);
  useEffect(() => {
    setState(notBegun);
    const timer = setTimeout(() => {
      const begun = performance.now();
      const verdict = verdictOf(copy);
      const computed = recomputed(copy);
      setState({ verdict, computed, done: true, tookMs: performance.now() - begun });
    });
    return () => clearTimeout(timer);
  }, [copy]);
  return { ...state, again: () => setCopy({ ...proof }) };
}

const notBegun = { verdict: undefined, computed: undefined, done: false, tookMs: 0 } as const;
