import type { PlayState } from './play-state.ts';

/** The player's own restriction that forbids betting now. */
export interface PlayRestriction {
  readonly text: 'rp_away_exclusion' | 'rp_away_time_out' | 'rp_paused';
  /** When it ends, ms; 0 for an exclusion, which ends only on request. */
  readonly until: number;
}

/** The restriction in force at `now` (ms); exclusion before break before pause. */
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

/** Whether to show the reality check at `now`; never to a player who may not bet anyway. */
export function isRealityDue(state: PlayState | undefined, now: number): boolean {
  if (state === undefined || restrictionAt(state, now)) return false;
  return state.reality.due || state.reality.due_at <= now;
}

/** A duration in ms as `h:mm:ss`. */
export function hoursOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
