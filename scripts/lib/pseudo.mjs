/**
 * The pseudo-language en-XA: the English texts with accented letters, 60 % longer and in brackets, still readable. On a page
 * in it a text without brackets did not come from `packages/messages`, and a layout that is too tight shows it. Only tools
 * use it: no player is offered it and no client is built with it.
 */

/** Every text of the pseudo-language begins and ends with these. */
export const PSEUDO_OPEN = '⟦';
export const PSEUDO_CLOSE = '⟧';

/** How much longer than the English text a pseudo text is: what layouts must tolerate. */
export const PSEUDO_GROWTH = 0.6;

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = [...'åƀçđéƒğĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ'];
const accentOf = new Map([...plain].map((letter, place) => [letter, accented[place]]));

/** Words that fill a text up to its length. */
const FILLER = [...'öñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîğĥţ ñîñé ţéñ '];

/** A placeholder or a plural, as `packages/messages/src/format.ts` reads them; and the cases of a plural. */
const PLACE = /\{\w+(?:,\s*plural,((?:\s*(?:=\d+|\w+)\s*\{[^{}]*\})+)\s*)?\}/g;
const CASE = /((?:=\d+|\w+)\s*\{)([^{}]*)(\})/g;

/** Replaces each Latin letter by an accented one of the same shape, and doubles the first vowel of each word. */
const accent = (text) =>
  text
    .replace(/([A-Za-z]*?[aeiouAEIOU])(?=[A-Za-z])/g, (start, _, at) =>
      /[A-Za-z]/.test(text[at - 1] ?? '') ? start : `${start}${start.at(-1).toLowerCase()}`,
    )
    .replace(/[A-Za-z]/g, (letter) => accentOf.get(letter));

/** Words outside placeholders, with the longest case of a plural. */
const wordsOf = (text) =>
  text.replace(PLACE, (_, cases) =>
    [...(cases ?? '').matchAll(CASE)].reduce(
      (most, [, , one]) => (one.length > most.length ? one : most),
      '',
    ),
  );

/** Letters of a text that a translation would replace. */
const lettersIn = (text) => wordsOf(text).match(/\p{L}/gu)?.length ?? 0;

/**
 * A message in the pseudo-language. Placeholders stay as they are, plurals keep their cases with `#`.
 *
 * @param text - English text in the format of `packages/messages/src/format.ts`.
 */
export function pseudoText(text) {
  let end = 0;
  let body = '';
  for (const place of text.matchAll(PLACE)) {
    body += accent(text.slice(end, place.index));
    body += place[0].replace(CASE, (_, start, one, close) => `${start}${accent(one)}${close}`);
    end = place.index + place[0].length;
  }
  body += accent(text.slice(end));
  const wanted = Math.ceil(lettersIn(text) * (1 + PSEUDO_GROWTH)) - lettersIn(body);
  return `${PSEUDO_OPEN}${body}${filler(wanted)}${PSEUDO_CLOSE}`;
}

/** As many letters of filling words, after a space; nothing for none. */
function filler(letters) {
  let text = '';
  for (let place = 0, left = letters; left > 0; place += 1) {
    const sign = FILLER[place % FILLER.length];
    if (sign !== ' ') left -= 1;
    text += sign;
  }
  return text === '' ? '' : ` ${text}`;
}

/** Texts by key in the pseudo-language. */
export const pseudoTexts = (texts) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)]));
