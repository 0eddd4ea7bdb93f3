import { type Language, languageTags } from '@tessera/messages/languages';

/** A day, `YYYY-MM-DD`, as a heading: `11月28日` and `星期六`. */
export function dayHeading(day: string, language: Language): { date: string; weekday: string } {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const print = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[language], { ...options, timeZone: 'UTC' }).format(noon);
  return { date: print({ month: 'long', day: 'numeric' }), weekday: print({ weekday: 'long' }) };
}

/** A month, `YYYY-MM`, as a heading: `2026年11月`. */
export function monthHeading(month: string, language: Language): string {
  const options = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(languageTags[language], options).format(Date.parse(`${month}-15T12:00:00Z`));
}
