import type { CSSOptions } from 'vite';

/** Zoom of the desktop page for each text size (`data-text-size`), percent. */
const sizes = [112, 125] as const;

/** A width limit of the window: `(width < 1440px)`, `(max-width: 900px)`. */
const WIDTH_LIMIT = /(\(\s*(?:width\s*<=?|max-width\s*:)\s*)(\d+(?:\.\d+)?)px/g;

/** The root at the start of a selector, which then carries the mark itself: `:root:lang(en) .a`, `:global([data-form="phone"]) .a`. */
const STARTS_WITH_ROOT = /^\s*(?::global\(\s*)?(?::root|html|(?=\[data-form))/;

/** The part of PostCSS that this plugin uses. */
interface StyleNode {
  type: string;
  selectors?: string[];
}
interface MediaRule {
  params: string;
  nodes?: StyleNode[];
  clone(): MediaRule;
  after(rule: unknown): unknown;
}
interface Sheet {
  walkAtRules(name: string, visit: (rule: MediaRule) => void): unknown;
}

type StylePlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/**
 * Applies rules for a narrow window also to a wider one while the page is zoomed for larger text, because media queries
 * ignore that zoom. Each rule under a width condition is repeated for either text size, with its limit scaled up. Conditions
 * joined by a comma are unchanged. A repeated rule has the specificity of its original, so that it overrides the same rules.
 * Runs before class names are hashed.
 */
export function textSizeRules(): StylePlugin {
  return {
    postcssPlugin: 'tessera:text-size-rules',
    // One pass over the sheet: a visitor would also visit the new rules.
    Once(sheet: Sheet) {
      const narrow: MediaRule[] = [];
      sheet.walkAtRules('media', (rule) => {
        if (!rule.params.includes(',') && rule.params.search(WIDTH_LIMIT) >= 0) narrow.push(rule);
      });
      for (const rule of narrow) for (const size of sizes.toReversed()) rule.after(widened(rule, size));
    },
  };
}

/** The same rules for one text size, with the width limit scaled by that size. */
function widened(rule: MediaRule, size: number): MediaRule {
  const copy = rule.clone();
  copy.params = copy.params.replace(
    WIDTH_LIMIT,
    (_, start: string, px: string) => `${start}${Math.round((Number(px) * size) / 100)}px`,
  );
  const mark = `[data-text-size="${size}"]`;
  const marked = (selector: string) =>
    STARTS_WITH_ROOT.test(selector)
      ? selector.replace(STARTS_WITH_ROOT, (start) => `${start}:where(${mark})`)
      : `:where(:root${mark}) ${selector}`;
  for (const inner of copy.nodes ?? []) if (inner.selectors) inner.selectors = inner.selectors.map(marked);
  return copy;
}
