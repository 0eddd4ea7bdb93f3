import type { Frame, Page } from '@playwright/test';

/** What is wrong with a text: its box hides a part of it, it leaves its box, or it lies upon another text. */
export type Fault = 'cut' | 'spilt' | 'upon';

/** A text that its place does not show as it is. */
export interface CutText {
  readonly text: string;
  readonly fault: Fault;
  /** Element and its first class. */
  readonly element: string;
  /** Pixels that are not shown, that are outside, or that lie upon another text. */
  readonly missing: number;
  /** Whether the element or a parent has the whole text as its title. */
  readonly titled: boolean;
}

/**
 * Visible texts that are wider or taller than the box that hides the rest, with or without dots; texts that leave the box with a background or
 * a border around them; and texts that lie upon another. What can be scrolled to is not cut.
 */
export function cutTexts(page: Page | Frame): Promise<CutText[]> {
  return page.evaluate(() => {
    // What is below the window is laid out too.
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(whole);
    /** Pixels that rounding and the space below a letter may take. */
    const slack = { across: 1, down: 3 };
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
    /** The box that hides what is wider or taller; none when a scrolled box comes first. */
    const boxOf = (element: Element, axis: 'overflowX' | 'overflowY'): Element | undefined => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const overflow = getComputedStyle(box)[axis];
        if (/hidden|clip/.test(overflow)) return box;
        if (/auto|scroll/.test(overflow)) return undefined;
      }
      return undefined;
    };
    /** The lines of the texts of an element itself: its children are looked at on their own. */
    const linesOf = (element: Element): DOMRect[] =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
      });
    /** The parts of these lines that no box around them hides. */
    const seenOf = (element: Element, lines: readonly DOMRect[]): DOMRect[] => {
      let seen = lines.map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const around = box.getBoundingClientRect();
        seen = seen.map(({ left, top, right, bottom }) => ({
          left: Math.max(left, around.left),
          top: Math.max(top, around.top),
          right: Math.min(right, around.right),
          bottom: Math.min(bottom, around.bottom),
        }));
      }
      return seen
        .filter(({ left, top, right, bottom }) => right > left && bottom > top)
        .map(({ left, top, right, bottom }) => new DOMRect(left, top, right - left, bottom - top));
    };
    const rectOf = (element: Element): DOMRect => {
      const lines = linesOf(element);
      const left = Math.min(...lines.map((line) => line.left));
      const top = Math.min(...lines.map((line) => line.top));
      const right = Math.max(...lines.map((line) => line.right));
      const bottom = Math.max(...lines.map((line) => line.bottom));
      return lines.length === 0 ? new DOMRect() : new DOMRect(left, top, right - left, bottom - top);
    };
    const cutOf = (element: Element, text: DOMRect): number => {
      const across = boxOf(element, 'overflowX');
      const down = boxOf(element, 'overflowY');
      // A box of one pixel holds words for screen readers.
      if ([across, down].some((box) => box && (box.clientWidth <= 1 || box.clientHeight <= 1))) return 0;
      const wide =
        across === element && element.childElementCount === 0
          ? across.scrollWidth - across.clientWidth
          : across
            ? Math.max(
                text.right - across.getBoundingClientRect().right,
                across.getBoundingClientRect().left - text.left,
              )
            : 0;
      const box = down?.getBoundingClientRect();
      const tall =
        down === element && getComputedStyle(down).webkitLineClamp !== 'none'
          ? down.scrollHeight - down.clientHeight
          : box
            ? Math.max(text.bottom - box.bottom, box.top - text.top)
            : 0;
      // What a box has moved out of sight whole is not cut: the other faces of a carousel.
      if (box && (text.top >= box.bottom || text.bottom <= box.top)) return 0;
      if (
        across &&
        (text.left >= across.getBoundingClientRect().right ||
          text.right <= across.getBoundingClientRect().left)
      )
        return 0;
      return wide > slack.across ? wide : tall > slack.down ? tall : 0;
    };
    const isPainted = (element: Element): boolean => {
      const { backgroundColor, backgroundImage, borderLeftWidth, borderLeftColor, boxShadow } =
        getComputedStyle(element);
      return (
        !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor) ||
        backgroundImage !== 'none' ||
        boxShadow !== 'none' ||
        (Number.parseFloat(borderLeftWidth) > 0 && !/, 0\)$/.test(borderLeftColor))
      );
    };
    /** Pixels outside the painted box around a text. */
    const spiltOf = (element: Element, text: DOMRect): number => {
      // The neighbour of a box may be painted over what leaves it.
      const own = element.getBoundingClientRect();
      const { display, overflowX, textOverflow } = getComputedStyle(element);
      if (!/^inline$|contents/.test(display) && overflowX === 'visible' && textOverflow === 'clip') {
        const beyond = Math.max(text.right - own.right, own.left - text.left);
        if (beyond > slack.across) return beyond;
      }
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflow)) return 0;
        if (getComputedStyle(box).position === 'absolute' && !isPainted(box)) return 0;
        if (!isPainted(box) || /^(inline|contents)$/.test(getComputedStyle(box).display)) continue;
        const around = box.getBoundingClientRect();
        const across = Math.max(text.right - around.right, around.left - text.left);
        const down = Math.max(text.bottom - around.bottom, around.top - text.top);
        return across > slack.across ? across : down > slack.down ? down : 0;
      }
      return text.right - document.documentElement.clientWidth;
    };
    const isForReaders = (element: Element): boolean => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
        if (/inset\(50%|inset\(100%/.test(getComputedStyle(box).clipPath) || box.clientWidth === 1)
          return true;
      return false;
    };
    const shown = [...document.querySelectorAll('body *')].filter(
      (element) =>
        hasText(element) &&
        !element.closest('[inert], [aria-hidden="true"], svg, option') &&
        // A box of one pixel holds words for screen readers.
        !isForReaders(element) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const texts = shown.map((element) => ({ element, rect: rectOf(element) }));
    /** Whether nothing opaque lies between a text and an ancestor of both. */
    const isBare = (element: Element, upTo: Element): boolean => {
      for (let box: Element | null = element; box && box !== upTo; box = box.parentElement)
        if (isPainted(box) || getComputedStyle(box).position === 'fixed') return false;
      return true;
    };
    const commonOf = (a: Element, b: Element): Element => {
      let common: Element = a;
      while (!common.contains(b)) common = common.parentElement ?? document.body;
      return common;
    };
    const clipped = (element: Element, rect: DOMRect): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const around = box.getBoundingClientRect();
        if (
          rect.top >= around.bottom - 2 ||
          rect.bottom <= around.top + 2 ||
          rect.left >= around.right - 2 ||
          rect.right <= around.left + 2
        )
          return true;
      }
      return false;
    };
    const inView = texts
      .filter(
        ({ rect }) =>
          rect.width > 2 &&
          rect.height > 2 &&
          rect.bottom > 0 &&
          rect.top < innerHeight &&
          rect.left < innerWidth,
      )
      .filter(({ element, rect }) => !clipped(element, rect))
      .map(({ element }) => ({ element, lines: seenOf(element, linesOf(element)) }));
    const upon = new Map<Element, number>();
    for (const [place, { element, lines }] of inView.entries())
      for (const other of inView.slice(place + 1)) {
        if (element.contains(other.element) && other.lines.length === 0) continue;
        const depth = Math.max(
          0,
          ...lines.flatMap((a) =>
            other.lines.map((b) => {
              const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
              // Lines stand closer than their letters are tall.
              const down =
                Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) - Math.min(a.height, b.height) / 3;
              return across > 2 && down > 0 ? Math.min(across, down) : 0;
            }),
          ),
        );
        if (depth === 0) continue;
        const common = commonOf(element, other.element);
        if (isBare(element, common) && isBare(other.element, common)) upon.set(element, depth);
      }
    const found = texts.flatMap(({ element, rect }) => {
      if (rect.width === 0) return [];
      const cut = cutOf(element, rect);
      const spilt = cut > 0 ? 0 : spiltOf(element, rect);
      const missing = Math.round(Math.max(cut, spilt, upon.get(element) ?? 0));
      if (missing <= slack.across) return [];
      const [name = ''] = element.classList;
      return [
        {
          text: (element.textContent ?? '').trim().slice(0, 60),
          fault: cut > slack.across ? 'cut' : spilt > slack.across ? 'spilt' : 'upon',
          element: `${element.localName}.${name}`,
          missing,
          titled: element.closest('[title]') !== null,
        } as const,
      ];
    });
    document.adoptedStyleSheets.pop();
    return found;
  });
}
