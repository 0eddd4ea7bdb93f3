import type { Amount } from '@tessera/protocol/money';
import { useMemo, useState } from 'react';
import type { ActivityDetail } from '../api/activities.ts';
import type { Known } from '../kinds/index.ts';
import type { Shown } from '../kinds/kind-view.ts';
import { basesOf, entrantsOf, offerCost } from '../model/offer-cost.ts';

/** What the player chose to see the figures for. */
export interface Assumption {
  readonly bases: readonly Amount[];
  readonly at: number;
  readonly play: number;
  setAt(at: number): void;
  setPlay(play: number): void;
}

/** The figures of an activity for what the player chose; the first choice to begin with. */
export function useAssumption({ activity, terms }: Known<ActivityDetail>): [Shown, Assumption] {
  const [at, setAt] = useState(0);
  const [play, setPlay] = useState(0);
  const shown = useMemo(() => {
    const bases = basesOf(terms, activity.facts.base, activity.own.reward);
    const base = bases[Math.min(at, bases.length - 1)];
    const cost = offerCost(terms, activity, { base, play });
    return { bases, terms, cost, base, entrants: entrantsOf(activity) };
  }, [activity, terms, at, play]);
  return [
    shown,
    { bases: shown.bases, at: Math.min(at, Math.max(0, shown.bases.length - 1)), play, setAt, setPlay },
  ];
}
