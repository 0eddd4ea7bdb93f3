import { fold, squeeze, withoutDigits, wordsOf } from './fold.ts';
import type { WordList } from './word-list.ts';
import { enUs } from './words-en-us.ts';
import { zhCn } from './words-zh-cn.ts';

/** Shortest word that is also refused with an ending. */
const ENDING_FROM = 4;
const ENDINGS = ['', 's', 'er', 'ed', 'ing'];

/** The lists of all languages: a room is not of one language. */
const lists: readonly WordList[] = [zhCn, enUs];
const squeezed = (of: keyof WordList) => lists.flatMap((list) => list[of].map((word) => squeeze(fold(word))));
const anywhere = squeezed('anywhere');
const harmless = squeezed('harmless');
const words = new Set(
  squeezed('words').flatMap((word) =>
    word.length < ENDING_FROM ? [word] : ENDINGS.map((ending) => word + ending),
  ),
);

/**
 * Whether a text contains what no message may contain. Case, compatible forms, look-alike letters of other scripts, digits for letters,
 * invisible signs and what stands between letters do not matter.
 *
 * Example: `加 薇.信`, `T3L3GRAM`, `тelegrаm` and `f u c k` are refused; `Scunthorpe` and `参加VIP活动` are not.
 */
export function hasRefusedWords(text: string): boolean {
  const folded = fold(text);
  return [folded, withoutDigits(folded)].some((form) => hasAnywhere(form) || hasWord(form));
}

function hasAnywhere(form: string): boolean {
  const letters = harmless.reduce((left, word) => left.replaceAll(word, ''), squeeze(form));
  return anywhere.some((word) => letters.includes(word));
}

/** Words, and what has punctuation but no space between its letters: `we-chat`. */
function hasWord(form: string): boolean {
  const joined = form.split(/\s+/).map(squeeze);
  return [...wordsOf(form), ...joined].flatMap(shorter).some((word) => words.has(word));
}

/** The word, and with signs that are repeated three times and more once or twice: `fuuuck`. */
const shorter = (word: string): string[] => [
  word,
  word.replace(/(.)\1{2,}/gu, '$1'),
  word.replace(/(.)\1{2,}/gu, '$1$1'),
];
