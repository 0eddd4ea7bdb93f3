import { type Language, languageTags } from '@tessera/messages/languages';

/** A date of birth as typed; every part is text and empty until filled. */
export interface BirthDate {
  readonly year: string;
  /** `1` to `12`. */
  readonly month: string;
  readonly day: string;
}
export type BirthPart = keyof BirthDate;

export const emptyBirth: BirthDate = { year: '', month: '', day: '' };

const parts = ['year', 'month', 'day'] as const;
const OLDEST_YEAR = 1900;

/** The parts in the order in which a language writes a date. */
export function birthOrder(language: Language): readonly BirthPart[] {
  return new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long' })
    .formatToParts(0)
    .flatMap(({ type }) => parts.filter((part) => part === type));
}

/** Short names of the twelve months in a language: `2月`, `Feb`. */
export function monthNames(language: Language): readonly string[] {
  const format = new Intl.DateTimeFormat(languageTags[language], { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
}

/** Whether a part is still missing. */
export function isPartial(birth: BirthDate): boolean {
  return parts.some((part) => birth[part].trim() === '');
}

/** The date as `YYYY-MM-DD`; undefined for a date that is not in the calendar or before 1900. */
export function birthDay({ year, month, day }: BirthDate): string | undefined {
  if (!/^\d{4}$/.test(year) || Number(year) < OLDEST_YEAR) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : undefined;
}
