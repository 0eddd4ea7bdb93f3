import type { Activity } from '../api/activities.ts';

/** Tabs of the list, in their order. */
export const TABS = ['running', 'soon', 'ended', 'mine'] as const;
export type Tab = (typeof TABS)[number];

/** The activities of a tab. `mine`: those the player has joined or was given something in, whatever their state. */
export function ofTab<A extends Pick<Activity, 'state' | 'own'>>(
  activities: readonly A[],
  tab: Tab,
): readonly A[] {
  return activities.filter(({ state, own }) => (tab === 'mine' ? own.state !== 'none' : state === tab));
}

/** What the tag of an activity says: the player's own part before the state of the activity. */
export type Standing = 'soon' | 'running' | 'ended' | 'joined' | 'ready' | 'spin' | 'done';

export const standingOf = ({ state, own, action }: Pick<Activity, 'state' | 'own' | 'action'>): Standing => {
  if (own.state === 'none' || (state === 'ended' && own.state === 'joined')) return state;
  return action === 'spin' ? 'spin' : own.state;
};

/**
 * Whether the bar of the page is shown. It has the action, or the reason why there is no action. While a player takes part in a
 * running activity and nothing can be claimed, the page shows their progress instead; a wheel has its press beside its odds.
 */
export const hasBar = ({ action, state, own }: Pick<Activity, 'action' | 'state' | 'own'>): boolean =>
  action !== 'spin' && (action !== null || state !== 'running' || own.state === 'done');
