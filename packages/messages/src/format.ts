/** Values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Fills a message: `{name}` placeholders, and plurals in ICU form, `{n, plural, one {# bet} other {# bets}}`, where `#` is
 * the number. Cases are the plural categories of the language and `other`, or an exact number as `=0`. A placeholder without
 * a value is kept.
 *
 * @param tag BCP 47 tag of the message's language.
 */
export function formatMessage(text: string, values: MessageValues, tag: string): string {
  if (!text.includes('{')) return text;
  return text.replace(PLACE, (place, name: string, cases: string | undefined) => {
    const value = values[name];
    if (value === undefined) return place;
    return cases === undefined ? String(value) : pluralOf(cases, Number(value), tag);
  });
}

/** A place for a value: its name, and the cases of a plural. */
export const PLACE = /\{(\w+)(?:,\s*plural,((?:\s*(?:=\d+|\w+)\s*\{[^{}]*\})+)\s*)?\}/g;
/** A case of a plural: its name and its text. */
export const CASE = /(=\d+|\w+)\s*\{([^{}]*)\}/g;

function pluralOf(cases: string, count: number, tag: string): string {
  const texts = new Map(Array.from(cases.matchAll(CASE), ([, name, text]) => [name, text]));
  const text = texts.get(`=${count}`) ?? texts.get(rulesOf(tag).select(count)) ?? texts.get('other') ?? '';
  return text.replaceAll('#', String(count));
}

/** Creating plural rules costs far more than using them. */
const rules = new Map<string, Intl.PluralRules>();

function rulesOf(tag: string): Intl.PluralRules {
  const known = rules.get(tag) ?? new Intl.PluralRules(tag);
  rules.set(tag, known);
  return known;
}
