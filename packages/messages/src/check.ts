import { CASE, PLACE } from './format.ts';
import { type Language, languageTags } from './languages.ts';

/** What can be wrong with a text. */
export type TextFaultKind =
  | 'empty'
  | 'padded'
  | 'long'
  | 'control'
  | 'markup'
  | 'braces'
  | 'placeholder_missing'
  | 'placeholder_unknown'
  | 'plural_missing'
  | 'plural_unknown';

/** One thing that is wrong with a text. `names`: the placeholders or the forms of plurals that it is about, in order. */
export interface TextFault {
  readonly kind: TextFaultKind;
  readonly names: readonly string[];
}

/** Longest text, in UTF-16 units. */
export const TEXT_MAX = 1_000;

/**
 * Checks a text against the English one that it stands for; English texts against their earlier wording.
 *
 * A text names exactly the placeholders of its source. A plural has the forms of its language, exact numbers, and `other`. No text
 * has markup, entities, control characters or characters that turn the direction of writing. Empty when nothing is wrong.
 */
export function textFaults(text: string, source: string, language: Language): readonly TextFault[] {
  if (text === '') return [{ kind: 'empty', names: [] }];
  const [places, wanted] = [placeholdersOf(text), placeholdersOf(source)];
  const forms = formsOf(text);
  const allowed = formsIn(language);
  return [
    ...faultIf('padded', text !== text.trim()),
    ...faultIf('long', text.length > TEXT_MAX),
    ...faultIf('control', CONTROL.test(text)),
    ...faultIf('markup', MARKUP.test(text)),
    ...faultIf('braces', /[{}]/.test(text.replaceAll(PLACE, ''))),
    ...about(
      'placeholder_missing',
      wanted.filter((name) => !places.includes(name)),
    ),
    ...about(
      'placeholder_unknown',
      places.filter((name) => !wanted.includes(name)),
    ),
    ...about('plural_missing', forms.some((plural) => !plural.includes('other')) ? ['other'] : []),
    ...about(
      'plural_unknown',
      [...new Set(forms.flat())].filter((form) => !form.startsWith('=') && !allowed.includes(form)).sort(),
    ),
  ];
}

/** Names of the placeholders of a text, each once, in alphabetical order. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(PLACE), ([, name = '']) => name))].sort();
}

/** Forms of each language, once asked for: making its rules costs more than checking a text. */
const known = new Map<Language, readonly string[]>();

/** Forms of plurals that a language has, besides exact numbers: `['one', 'other']`. */
export function formsIn(language: Language): readonly string[] {
  const forms =
    known.get(language) ?? new Intl.PluralRules(languageTags[language]).resolvedOptions().pluralCategories;
  known.set(language, forms);
  return forms;
}

/** Forms of each plural of a text. */
function formsOf(text: string): readonly (readonly string[])[] {
  return Array.from(text.matchAll(PLACE), ([, , cases]) =>
    cases === undefined ? [] : Array.from(cases.matchAll(CASE), ([, form = '']) => form),
  ).filter((forms) => forms.length > 0);
}

/** Control characters, and those that turn the direction of writing. */
const CONTROL = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** The beginning of a tag or a comment, or an entity. */
const MARKUP = /<[a-z/!?]|&(?:#\w+|\w+);/i;

const faultIf = (kind: TextFaultKind, isWrong: boolean): readonly TextFault[] =>
  isWrong ? [{ kind, names: [] }] : [];
const about = (kind: TextFaultKind, names: readonly string[]): readonly TextFault[] =>
  names.length > 0 ? [{ kind, names }] : [];
