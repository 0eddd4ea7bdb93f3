import type { PlayState } from '../../../data/protection/index.ts';

export const exclusionTerms = ['6m', '1y', '5y', 'indefinite'] as const;
export type ExclusionTerm = NonNullable<PlayState['exclusion']>['term'];

/** Days between the player's request to end an exclusion and its end (RP8). */
export const endDays = (term: ExclusionTerm): number => (term === 'indefinite' ? 7 : 1);
