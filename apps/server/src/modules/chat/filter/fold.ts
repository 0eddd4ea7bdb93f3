/** Letters that look like another one, by that one. The lists of words are folded in the same way. */
const LOOKS: Readonly<Record<string, string>> = {
  l: 'i',
  // Cyrillic.
  ...{
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    һ: 'h',
    н: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    п: 'n',
    о: 'o',
    р: 'p',
  },
  ...{ ԛ: 'q', г: 'r', ѕ: 's', т: 't', у: 'y', ѵ: 'v', ԝ: 'w', х: 'x', ӏ: 'i' },
  // Greek.
  ...{
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ω: 'w',
    γ: 'y',
  },
  // Latin letters of other shapes.
  ...{
    ı: 'i',
    ł: 'i',
    ɑ: 'a',
    ɡ: 'g',
    ɩ: 'i',
    ʟ: 'i',
    ø: 'o',
    ƒ: 'f',
    ᴠ: 'v',
    ᴡ: 'w',
    ᴛ: 't',
    ᴇ: 'e',
    ᴀ: 'a',
  },
  // Chinese signs that stand for others in names of messengers, and older forms.
  ...{
    薇: '微',
    溦: '微',
    徽: '微',
    葳: '微',
    訫: '信',
    伩: '信',
    '➕': '加',
    '+': '加',
    裙: '群',
    羣: '群',
    扣: 'q',
  },
  ...{ 電: '电', 報: '报', 飛: '飞', 機: '机', 號: '号', 賺: '赚', 贏: '赢', 內: '内' },
};

/** Capitals that look like another letter than their small form does. */
const CAPITALS: Readonly<Record<string, string>> = { Β: 'b', Ζ: 'z', Η: 'h', Μ: 'm', Ν: 'n', Υ: 'y' };

/** Digits and signs that are written for letters. */
const DIGITS: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' },
  ...{ '@': 'a', $: 's', '!': 'i', '|': 'i', '€': 'e' },
};

/** Marks above and below letters, and signs without width. */
const UNSEEN = /[\p{M}\p{Cf}]/gu;

const mapped = (text: string, by: Readonly<Record<string, string>>): string =>
  Array.from(text, (one) => by[one] ?? one).join('');

/** A text in the form in which words are compared: compatible forms, case, marks and looks of letters do not matter. */
export const fold = (text: string): string =>
  mapped(
    mapped(text.normalize('NFKC'), CAPITALS).toLowerCase().normalize('NFKD').replace(UNSEEN, ''),
    LOOKS,
  ).replaceAll('vv', 'w');

/** A folded text with letters instead of the digits and signs that may stand for them. */
export const withoutDigits = (folded: string): string => mapped(folded, DIGITS).replaceAll('vv', 'w');

/** The letters and digits of a text without what stands between them. */
export const squeeze = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

const PARTS = /\p{Script=Han}+|(?:(?!\p{Script=Han})\p{L})+|\p{N}+/gu;

/**
 * The words of a folded text: runs of Chinese, of other letters, and of digits. Letters that stand alone one after the other are one
 * word too: `f u-c k` has `fuck`.
 */
export function wordsOf(folded: string): string[] {
  const parts = folded.match(PARTS) ?? [];
  const spelt = parts
    .map((part) => (part.length === 1 ? part : ' '))
    .join('')
    .split(' ')
    .filter(({ length }) => length > 1);
  return [...parts, ...spelt];
}
