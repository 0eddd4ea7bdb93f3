/** Drawn digits of each draw, newest first. */
export type DrawnDigits = readonly (readonly number[])[];

/** Whether a draw counts as showing a value. */
export type Shows = (drawn: readonly number[], value: number) => boolean;

/** How a zone's numbers are looked up in past draws. */
export interface Lookup {
  readonly values: readonly number[];
  readonly shows: Shows;
}

/** Draws since each value was last shown, 0 for the newest draw; the number of draws if none of them showed it. */
export function omissionsOf({ values, shows }: Lookup, draws: DrawnDigits): readonly number[] {
  return values.map((value) => {
    const since = draws.findIndex((drawn) => shows(drawn, value));
    return since < 0 ? draws.length : since;
  });
}

/** Number of draws that showed each value. */
export function timesOf({ values, shows }: Lookup, draws: DrawnDigits): readonly number[] {
  return values.map((value) => draws.filter((drawn) => shows(drawn, value)).length);
}

/** Mark of a figure under a number. */
export type Heat = 'hot' | 'cold' | undefined;

/** Minimum factor between a hot or cold figure and the mean of its row. */
const HEAT_SHARE = 1.4;

/** Marks figures far from the mean of their row. Describes past draws only. */
export function heatOf(times: readonly number[]): readonly Heat[] {
  const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
  return times.map((time) =>
    time >= mean * HEAT_SHARE ? 'hot' : time * HEAT_SHARE <= mean ? 'cold' : undefined,
  );
}

/** Index of the largest omission, which is marked; -1 if all omissions are 0. */
export function largestAt(omissions: readonly number[]): number {
  const largest = Math.max(0, ...omissions);
  return largest === 0 ? -1 : omissions.indexOf(largest);
}
