/** Control characters but the line feed, and controls of the writing direction, which can reorder the text around them. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * A text as it is stored: in form NFC, without control characters, with line feeds at most two in a row, and without spaces around it.
 * Everything else stays as typed; it is never markup.
 *
 * Example: `" a\r\n\r\n\r\n\u0000b "` → `"a\n\nb"`
 */
export const cleanText = (typed: string): string =>
  typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROLS, (one) => (one === '\n' ? one : ''))
    .normalize('NFC')
    .replace(/\n(\s*\n){2,}/g, '\n\n')
    .trim();
