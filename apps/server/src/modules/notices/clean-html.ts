import sanitizeHtml from 'sanitize-html';

/** Elements that the body of a notice may have. */
const noticeTags = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'a'] as const;

/** Lists inside lists, and the marks in them; deeper elements are dropped. */
const DEPTH_MAX = 8;

/**
 * Cleans the HTML of a notice (E6): only `noticeTags` stay, links lead to `https:` addresses and open apart from this page, every
 * other element leaves its text, scripts and styles leave nothing. Texts and attributes come out escaped, every element closed.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(withoutControls(html), rules).trim();
}

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...noticeTags],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  nestingLimit: DEPTH_MAX,
  transformTags: { a: (_, { href = '' }) => link(href) },
};

/** Losses that are named at most. */
const LOSSES_MAX = 50;

/** What `cleanHtml` takes out of a text, each once: `script`, `p onclick`, `a javascript:…`. At most 50, each of at most 80 characters. */
export function lossesOf(html: string): readonly string[] {
  const losses = new Set<string>();
  const note = (loss: string) => losses.size < LOSSES_MAX && losses.add(loss.slice(0, 80));
  sanitizeHtml(withoutControls(html), {
    ...rules,
    onOpenTag(name, attributes) {
      if (!(noticeTags as readonly string[]).includes(name)) return void note(name);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (name !== 'a' || !['href', 'rel', 'target'].includes(attribute)) note(`${name} ${attribute}`);
        else if (attribute === 'href' && !isHttps(value)) note(`a ${value}`);
      }
    },
  });
  return [...losses];
}

/** A link without an address of its own leaves its text: no element `span` is allowed. */
function link(href: string): sanitizeHtml.Tag {
  if (!isHttps(href)) return { tagName: 'span', attribs: {} };
  return { tagName: 'a', attribs: { href, rel: 'noopener noreferrer', target: '_blank' } };
}

function isHttps(href: string): boolean {
  return /^https:\/\//i.test(href) && URL.canParse(href);
}

/** The text of cleaned HTML has nothing but spaces. */
export const isBlank = (clean: string): boolean => clean.replace(/<[^>]*>/g, '').trim() === '';

/** Characters that are not for reading: controls except tab and line feed, and those that turn the direction of a text around. */
const UNREADABLE = /(?![\t\n])\p{Cc}|\p{Bidi_Control}/gu;

/** A text without characters that are not for reading. */
export const withoutControls = (text: string): string => text.replace(UNREADABLE, '');
