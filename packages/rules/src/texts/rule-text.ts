import { digitFamilies } from '../families/all-facts.ts';
import type { PlayItem } from '../families/declare.ts';
import type { HouseRules } from '../families/house.ts';

/**
 * Texts of the rules in one language, by key:
 *
 * - `rule.<play>`: the rule as one sentence, with house rules as placeholders: `Every triple {diceTriples}.` Families of digits share
 *   the sentences of `rule.digits.<play>`, with `*` for the positions: `rule.digits.*.direct-multi` is the rule of `p5.star5.direct-multi`
 * - `house.<house rule>.<choice>`: the value of such a placeholder; a choice without a text is left out of the sentence
 * - `note.<wording>`: a note, by its wording in the declarations
 */
export type RuleTexts = Readonly<Record<string, string>>;

/** The rule of an item as one sentence, under the item's house rules. Throws when there is no sentence. */
export function ruleText(
  { id, family, house }: Pick<PlayItem, 'id' | 'family' | 'house'>,
  texts: RuleTexts,
): string {
  const sentence = textOf(texts, `rule.${family in digitFamilies ? sharedId(id) : id}`);
  return sentence.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    const [rule] = name.split('.', 1);
    return texts[`house.${name}.${house[rule as keyof HouseRules]}`] ?? '';
  });
}

/** The notes of an item. Throws when a note has no text. */
export function noteTexts({ notes }: Pick<PlayItem, 'notes'>, texts: RuleTexts): readonly string[] {
  return notes.map((note) => textOf(texts, `note.${note}`));
}

/** `p5.star5.direct-multi` is `digits.*.direct-multi`: positions do not change a sentence. */
const sharedId = (id: string): string =>
  id.replace(/^[^.]+/, 'digits').replace(/\b(star|front|mid|back|all)\d/, '*');

function textOf(texts: RuleTexts, key: string): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`no rule text ${key}`);
  return text;
}
