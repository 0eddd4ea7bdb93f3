'use memo';

import { useMemo } from 'react';
import { useBettingPage } from '../betting.tsx';
import { omissionsOf } from '../pick/history.ts';
import { useHistory } from '../pick/use-history.ts';

/** Draws since each special number of Mark Six was last drawn, by number; empty for other plays and without past draws. */
export function useSpecialMisses(playId: string): ReadonlyMap<number, number> {
  const { lottery } = useBettingPage();
  const { draws } = useHistory(lottery.id);
  return useMemo(() => {
    if (playId !== 'lhc.special.number' || draws.length === 0) return new Map();
    const specials = draws.flatMap(({ result }) => (result && 'special' in result ? [[result.special]] : []));
    const values = Array.from({ length: 49 }, (_, at) => at + 1);
    const misses = omissionsOf({ values, shows: (drawn, value) => drawn[0] === value }, specials);
    return new Map(values.map((value, at) => [value, misses[at] ?? 0]));
  }, [playId, draws]);
}
