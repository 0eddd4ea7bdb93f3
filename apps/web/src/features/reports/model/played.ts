/** Hours in one column of the table of playing times. */
const HOURS = 3;

/** First hour of a column, and the hour at which it ends. */
export const hoursOf = (place: number): { from: number; to: number } => ({
  from: place * HOURS,
  to: (place + 1) * HOURS,
});

/** The longest time of all cells, in minutes. */
export const mostMinutes = (minutes: readonly (readonly number[])[]): number =>
  Math.max(0, ...minutes.flat());
