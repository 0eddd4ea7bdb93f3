/** A piece of a text: plain, or a link. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/** An address up to white space, without the signs that end a sentence. */
const LINK = /https:\/\/[^\s<>"'，。；！？、（）]+[^\s<>"'，。；！？、（）.,;:!?)]/gu;

/**
 * Splits a message at its `https:` addresses (E6). Everything else stays text.
 *
 * Example: `see https://a.test/b.` → `see `, link `https://a.test/b`, `.`
 */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: link, index } of text.matchAll(LINK)) {
    if (!URL.canParse(link)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: link, href: link });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
