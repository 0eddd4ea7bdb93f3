import { formsIn, placeholdersOf } from '@tessera/messages/check';
import { formatMessage, PLACE } from '@tessera/messages/format';
import { type Language, languageTags } from '@tessera/messages/languages';

/** A text with values filled in, as players may see it. */
export interface Sample {
  /** Form of the plural that it shows: `one`; empty for a text without plurals. */
  readonly form: string;
  readonly text: string;
}

/** Numbers that are tried until each form of a language has one. */
const TRIED = [1, 2, 3, 5, 7, 10, 21, 100, 1_000_000];

/** Values that stand for what players see in other places. */
const sampleOf = (name: string): string =>
  /^(n|count|seconds|minutes|days|hours)$/.test(name) ? '3' : `‹${name}›`;

/** A text as players see it: once for each form of its plurals. */
export function samplesOf(text: string, language: Language): readonly Sample[] {
  const values = Object.fromEntries(placeholdersOf(text).map((name) => [name, sampleOf(name)]));
  const counts = Array.from(text.matchAll(PLACE), ([, name = '', cases]) =>
    cases === undefined ? [] : [name],
  ).flat();
  const tag = languageTags[language];
  if (counts.length === 0) return [{ form: '', text: formatMessage(text, values, tag) }];
  const rules = new Intl.PluralRules(tag);
  return formsIn(language).flatMap((form) => {
    const number = TRIED.find((one) => rules.select(one) === form);
    if (number === undefined) return [];
    const counted = Object.fromEntries(counts.map((name) => [name, number]));
    return [{ form, text: formatMessage(text, { ...values, ...counted }, tag) }];
  });
}
