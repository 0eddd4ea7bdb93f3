/** Lists as the store reads them, written here: the driver would look for quotes in every item and copy every text three times. */

/** Numbers, hex digits and words of our own, of which nothing has to be quoted. */
export const bareList = (list: readonly (number | bigint | string | null)[]): string =>
  `{${list.map((value) => value ?? 'NULL').join(',')}}`;

/**
 * Ids and texts of JSON. JSON escapes quotes and backslashes as a list of the store does; what else it would escape, control
 * characters, stands in none of them.
 */
export const quotedList = (list: readonly string[]): string =>
  joinedList(list.map((text) => JSON.stringify(text)));

/** Texts that are quoted already, each by `JSON.stringify`. */
export const joinedList = (list: readonly string[]): string => `{${list.join(',')}}`;
