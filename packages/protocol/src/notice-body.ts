/** An element of a notice with what is in it; `br` has nothing. */
export interface BodyElement {
  readonly tag: 'p' | 'br' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'h3' | 'a';
  /** Address of a link, always `https:`. */
  readonly href?: string;
  readonly children: readonly BodyNode[];
}

/** A piece of a notice: text, or an element. */
export type BodyNode = string | BodyElement;

/** A tag that the server lets through, a run of text, or a `<` that opens no such tag. */
const PIECE = /<(\/?)(p|br|ul|ol|li|strong|em|h3|a)(\s[^<>]*)?>|[^<]+|</g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Reads HTML that the server has cleaned (E6) into elements, so that the page renders it without ever handing markup to the browser.
 * Only the server's elements are known; anything else stays text. An end without its beginning is dropped, an element that is left
 * open ends with the one around it, and a link that is not `https:` is its text.
 */
export function readBody(html: string): readonly BodyNode[] {
  const root: Open = { children: [] };
  const open: Open[] = [root];
  for (const [piece, end, tag, attributes] of html.matchAll(PIECE)) {
    const inside = open.at(-1)!;
    if (tag === undefined) inside.children.push(plain(piece));
    else if (end) closeTo(open, tag);
    else if (tag === 'br') inside.children.push({ tag, children: [] });
    else {
      const element = elementOf(tag as BodyElement['tag'], attributes);
      inside.children.push(element);
      open.push(element);
    }
  }
  return root.children;
}

interface Open {
  readonly tag?: string;
  readonly href?: string;
  readonly children: BodyNode[];
}

/** Ends the innermost open element of this name, and those inside it. */
function closeTo(open: Open[], tag: string): void {
  const place = open.findLastIndex((element) => element.tag === tag);
  if (place > 0) open.length = place;
}

function elementOf(tag: BodyElement['tag'], attributes = ''): BodyElement & Open {
  const children: BodyNode[] = [];
  if (tag !== 'a') return { tag, children };
  const href = plain(/\shref="([^"]*)"/.exec(attributes)?.[1] ?? '');
  return { tag, children, ...(/^https:\/\//i.test(href) && { href }) };
}

/** The characters that the server escapes. */
const plain = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
