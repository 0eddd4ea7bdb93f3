import type { CSSOptions } from 'vite';

/** Sizes of text the desktop's page is zoomed to (`data-text-size`), percent. */
const sizes = [112, 125] as const;

/** A limit of the window's width: `(width < 1440px)`, `(max-width: 900px)`. */
const WIDTH_LIMIT = /(\(\s*(?:width\s*<=?|max-width\s*:)\s*)(\d+(?:\.\d+)?)px/g;

/** What this needs of the style sheets' parser. */
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
  source?: { input: { file?: string } };
  walkAtRules(name: string, visit: (rule: MediaRule) => void): unknown;
}

type StylePlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/**
 * What holds in a narrow window holds in a wider one, too, while the page is zoomed for larger text: conditions of width do not
 * know of the zoom. Each rule under such a condition is written once more for either size, with its limit as much wider.
 * Limits that join conditions by a comma are left as they are. Runs before class names are hashed.
 */
export function textSizeRules(): StylePlugin {
  return {
    postcssPlugin: 'tessera:text-size-rules',
    // Once for a sheet: a visitor would come to the new rules as well.
    Once(sheet: Sheet) {
      const isModule = sheet.source?.input.file?.endsWith('.module.css') ?? false;
      const narrow: MediaRule[] = [];
      sheet.walkAtRules('media', (rule) => {
        if (!rule.params.includes(',') && rule.params.search(WIDTH_LIMIT) >= 0) narrow.push(rule);
      });
      for (const rule of narrow)
        for (const size of sizes.toReversed()) rule.after(widened(rule, size, isModule));
    },
  };
}

/** The same rules for one size of text, under the limit that is as wide to the eye. */
function widened(rule: MediaRule, size: number, isModule: boolean): MediaRule {
  const copy = rule.clone();
  copy.params = copy.params.replace(
    WIDTH_LIMIT,
    (_, start: string, px: string) => `${start}${Math.round((Number(px) * size) / 100)}px`,
  );
  const root = `:root[data-text-size="${size}"]`;
  const mark = isModule ? `:global(${root})` : root;
  for (const inner of copy.nodes ?? [])
    if (inner.selectors) inner.selectors = inner.selectors.map((selector) => `${mark} ${selector}`);
  return copy;
}
