/** Draws as their five digits, newest first. */
export type DrawnDigits = readonly (readonly number[])[];

/** Whether a draw counts as showing a value. */
export type Shows = (drawn: readonly number[], value: number) => boolean;

/** How a zone's numbers are looked up in past draws. */
export interface Lookup {
  readonly values: readonly number[];
  readonly shows: Shows;
}

/** Draws since each value was last shown, 0 for the newest draw; all draws when it was not among them. */
export function omissionsOf({ values, shows }: Lookup, draws: DrawnDigits): readonly number[] {
  return values.map((value) => {
    const since = draws.findIndex((drawn) => shows(drawn, value));
    return since < 0 ? draws.length : since;
  });
}

/** In how many of the draws each value was shown. */
export function timesOf({ values, shows }: Lookup, draws: DrawnDigits): readonly number[] {
  return values.map((value) => draws.filter((drawn) => shows(drawn, value)).length);
}

/** What a figure under a number is marked as. */
export type Heat = 'hot' | 'cold' | undefined;

/** Hot and cold stand at least so far from the row's mean. */
const HEAT_SHARE = 1.4;

/** Marks figures far from the mean of their row. A description of the past, nothing else. */
export function heatOf(times: readonly number[]): readonly Heat[] {
  const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
  return times.map((time) =>
    time >= mean * HEAT_SHARE ? 'hot' : time * HEAT_SHARE <= mean ? 'cold' : undefined,
  );
}

/** Place of the largest omission, which is marked; -1 where nothing is left out. */
export function largestAt(omissions: readonly number[]): number {
  const largest = Math.max(0, ...omissions);
  return largest === 0 ? -1 : omissions.indexOf(largest);
}
