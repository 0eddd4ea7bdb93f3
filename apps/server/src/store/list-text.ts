/** Writes PostgreSQL arrays: the driver would search every item for quotes and copy every text three times. */

/** An array of numbers, hex digits and fixed words, which need no quotes. */
export const bareList = (list: readonly (number | bigint | string | null)[]): string =>
  `{${list.map((value) => value ?? 'NULL').join(',')}}`;

/**
 * An array of ids and JSON texts. JSON escapes quotes and backslashes as a PostgreSQL array does. Control characters, which
 * it escapes too, do not occur in these texts.
 */
export const quotedList = (list: readonly string[]): string =>
  joinedList(list.map((text) => JSON.stringify(text)));

/** An array of texts that `JSON.stringify` has quoted already. */
export const joinedList = (list: readonly string[]): string => `{${list.join(',')}}`;
