import type { Frame, Page } from '@playwright/test';

/** A text of a page in the pseudo-language that did not come from the messages. */
export interface BareText {
  readonly text: string;
  /** Element and its first class; for a name, which attribute has it. */
  readonly element: string;
}

/** Names of the site, of currencies and of methods. */
const NAMES = ['Tessera', 'USDT', 'ERC', 'TRC', 'SHA', 'VIP', 'QR', 'UTC'];

/** Characters of the longest name that people give. */
const NAME_MAX = 40;

/**
 * Texts of a page in the pseudo-language (`scripts/lib/pseudo.mjs`) with words that no message has brought: two Latin letters without an
 * accent, or a Chinese character. Looks at what is visible, and at the names of elements and fields. Figures, times, ids,
 * addresses and single letters are no words.
 *
 * @param known - Words that are the same in every language.
 * @param said - Texts that people have written; a word of a short one is not bare.
 */
export function bareTexts(
  page: Page | Frame,
  known: readonly string[],
  said: readonly string[] = [],
): Promise<BareText[]> {
  return page.evaluate(
    ({ words, texts, longest }) => {
      /** What people have written is whole in its place; a name may stand within a message. */
      const names = texts.filter(({ length }) => length <= longest);
      /** An id, an address or a hash has digits, `@` or `/`. */
      const wordsOf = (text: string) =>
        text
          .split(/[^\p{L}\p{M}\p{N}@/_.:-]+/u)
          .map((word) => word.replace(/^[.:/_-]+|[.:/_-]+$/g, ''))
          .filter((word) => /[A-Za-z]{2}|\p{Script=Han}/u.test(word) && !/[\d@/]/.test(word))
          .filter((word) => !words.includes(word) && !names.some((one) => one.includes(word)));
      const isSeen = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('[inert], [translate="no"], script, style, template');
      const nameOf = ({ localName, classList }: Element) => `${localName}.${classList[0] ?? ''}`;
      return [...document.querySelectorAll('body *')]
        .filter(isSeen)
        .flatMap((element) => [
          ...[...element.childNodes]
            .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
            .map(({ nodeValue }) => ({ text: nodeValue ?? '', element: nameOf(element) })),
          ...['aria-label', 'aria-description', 'placeholder', 'title', 'alt'].map((attribute) => ({
            text: element.getAttribute(attribute) ?? '',
            element: `${nameOf(element)} ${attribute}`,
          })),
        ])
        .filter(({ text }) => wordsOf(text).length > 0 && !texts.some((one) => one.includes(text.trim())))
        .map(({ text, element }) => ({ text: text.trim().slice(0, 80), element }));
    },
    { words: [...NAMES, ...known], texts: said, longest: NAME_MAX },
  );
}
