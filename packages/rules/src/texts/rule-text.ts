import type { PlayItem } from '../families/declare.ts';
import type { HouseRules } from '../families/house.ts';

/**
 * Texts of the rules in one language, by key:
 *
 * - `rule.<play>`: the rule as one sentence, with house rules as placeholders: `Every triple {diceTriples}.`
 * - `house.<house rule>.<choice>`: the value of such a placeholder; a choice without a text is left out of the sentence
 * - `note.<wording>`: a note, by its wording in the declarations
 */
export type RuleTexts = Readonly<Record<string, string>>;

/** The rule of an item as one sentence, under the item's house rules. Throws when there is no sentence. */
export function ruleText({ id, house }: Pick<PlayItem, 'id' | 'house'>, texts: RuleTexts): string {
  const sentence = textOf(texts, `rule.${id}`);
  return sentence.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    const [rule] = name.split('.', 1);
    return texts[`house.${name}.${house[rule as keyof HouseRules]}`] ?? '';
  });
}

/** The notes of an item. Throws when a note has no text. */
export function noteTexts({ notes }: Pick<PlayItem, 'notes'>, texts: RuleTexts): readonly string[] {
  return notes.map((note) => textOf(texts, `note.${note}`));
}

function textOf(texts: RuleTexts, key: string): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`no rule text ${key}`);
  return text;
}
