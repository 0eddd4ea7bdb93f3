/** A flick down faster than this closes a sheet, px per ms. */
const flickSpeed = 0.5;

/** Share of its height that a sheet must be pulled down to close without a flick. */
const closingShare = 0.4;

/** Whether a sheet closes when the finger lifts, `moved` px below its start after `ms`; `height` is that of the sheet. */
export function closesAfter(moved: number, ms: number, height: number): boolean {
  if (moved <= 0) return false;
  return moved / Math.max(ms, 1) > flickSpeed || moved > height * closingShare;
}
