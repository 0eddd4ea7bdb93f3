import { commonEndings, commonWords } from './common-password-words.ts';

/**
 * Whether a password is one that guessers try first (A1): common words with common endings and special characters, also with
 * letters replaced by digits; repeats; runs along the alphabet, the digits or a keyboard row; years and dates; or the player's
 * own
 * name with little around it.
 */
export function isCommonPassword(password: string, userName = ''): boolean {
  const text = password.toLowerCase();
  const bare = text.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
  return (
    [text, bare].some((form) => isCommonText(form)) ||
    isRepeated(text) ||
    isRun(text) ||
    isDateLike(bare) ||
    (userName.length >= 4 && isAroundName(text, userName.toLowerCase()))
  );
}

const words: ReadonlySet<string> = new Set(commonWords);
const endings: ReadonlySet<string> = new Set(commonEndings);
const swaps: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** A common word, or one repeated, with a common ending; special characters between word and ending are ignored. */
function isCommonText(text: string): boolean {
  if (words.has(text)) return true;
  for (let end = text.length; end >= 3; end -= 1) {
    const ending = text
      .slice(end)
      .replace(/^[^a-z0-9]+/, '')
      .replace(/[^a-z0-9]+$/, '');
    if (!endings.has(ending) && !isYear(ending)) continue;
    const head = text.slice(0, end).replace(/[^a-z0-9]+$/, '');
    if (isWord(head) || isWordTwice(head)) return true;
  }
  return false;
}

function isWord(text: string): boolean {
  return words.has(text) || words.has([...text].map((letter) => swaps[letter] ?? letter).join(''));
}

function isWordTwice(text: string): boolean {
  const half = text.length / 2;
  return Number.isInteger(half) && text.slice(0, half) === text.slice(half) && isWord(text.slice(0, half));
}

function isYear(text: string): boolean {
  return /^(19[3-9]\d|20[0-4]\d)$/.test(text);
}

/** `aaaaaaaa`, `abababab`, `12312312`, `12341234`: a piece of at most 4 characters, repeated. */
function isRepeated(text: string): boolean {
  return [1, 2, 3, 4].some(
    (size) => text.length > size && text === text.slice(0, size).repeat(text.length).slice(0, text.length),
  );
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]).map((row) => row.repeat(2));

/** One or two runs of at least 3 characters that make up the whole text: `abcd1234`, `qwer4321`. */
function isRun(text: string): boolean {
  const along = (part: string) => runs.some((run) => run.includes(part));
  if (along(text)) return true;
  for (let at = 3; at <= text.length - 3; at += 1)
    if (along(text.slice(0, at)) && along(text.slice(at))) return true;
  return false;
}

/** `19900101`, `01011990`, `1990-01-01`. */
function isDateLike(text: string): boolean {
  const digits = text.replace(/[-./]/g, '');
  return (
    /^(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(digits) ||
    /^((0[1-9]|[12]\d|3[01]){2})(19|20)\d{2}$/.test(digits)
  );
}

/** The name with at most 4 other characters. */
function isAroundName(text: string, name: string): boolean {
  return text.includes(name) && text.length - name.length <= 4;
}
