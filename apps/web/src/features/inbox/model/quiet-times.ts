/** Minutes of a day between two choices. */
const STEP = 30;
const DAY = 1_440;

const choices: readonly number[] = Array.from({ length: DAY / STEP }, (_, at) => at * STEP);

/** The choices of a start: every half hour, and the one in force. */
export const startMinutes = (from: number): readonly number[] => withChosen(choices, from);

/** The choices of an end: all but the start. */
export const endsFor = (from: number, to: number): readonly number[] =>
  withChosen(
    choices.filter((minute) => minute !== from),
    to,
  );

const withChosen = (minutes: readonly number[], chosen: number): readonly number[] =>
  minutes.includes(chosen) ? minutes : [...minutes, chosen].sort((one, other) => one - other);

/** A minute of a day as a time: 485 is `08:05`. */
export const textOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The time zone of this device; `fallback` when the browser does not tell it. */
export const zoneHere = (fallback: string): string =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone || fallback;
