import type { PlayState } from '../play-state.ts';

/** Why the player may not bet now, by his own decision. */
export interface PlayRestriction {
  readonly text: 'rp_away_exclusion' | 'rp_away_time_out' | 'rp_paused';
  /** When it ends, ms; 0 for an exclusion, which ends on request only. */
  readonly until: number;
}

/** The break that holds at `now` (ms), the longest-lasting kind first. */
export function restrictionAt(state: PlayState | undefined, now: number): PlayRestriction | undefined {
  if (!state) return undefined;
  const { exclusion, time_out_until, pause_until } = state;
  if (exclusion && (exclusion.ends_at === null || exclusion.ends_at > now))
    return { text: 'rp_away_exclusion', until: 0 };
  if (time_out_until !== null && time_out_until > now)
    return { text: 'rp_away_time_out', until: time_out_until };
  if (pause_until !== null && pause_until > now) return { text: 'rp_paused', until: pause_until };
  return undefined;
}

/** Whether the reality check is to be shown at `now`: not to who may not bet anyway. */
export function isRealityDue(state: PlayState | undefined, now: number): boolean {
  if (state === undefined || restrictionAt(state, now)) return false;
  return state.reality.due || state.reality.due_at <= now;
}

/** `h:mm:ss` of a span in ms. */
export function hoursOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
