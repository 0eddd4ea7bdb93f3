import type { CSSOptions } from 'vite';

/** Device forms of a build; tablets use the phone's. */
export type Form = 'pc' | 'wap';

/** Values of `data-device` that the pages of a build can have. */
const marks: Record<Form, readonly string[]> = { pc: ['pc'], wap: ['wap', 'pad'] };

/** The form at the start of a selector: `[data-device="wap"] .a`, `:root[data-device=wap] .a`, `:global(:root[…]) .a`. */
const STARTS_WITH_FORM = /^(?::global\(\s*)?(?::root|html)?\[data-device=["']?([\w-]+)["']?\]/;

/** The part of a PostCSS rule that this plugin uses. */
interface StyleRule {
  selectors: string[];
  remove(): unknown;
}

type StylePlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/**
 * Removes rules of the other device form from a build: a selector that starts with another `data-device` matches nothing
 * there. Runs before class names are hashed, so that a class used only in such rules is removed too.
 */
export function deviceRules(form: Form): StylePlugin {
  return {
    postcssPlugin: 'tessera:device-rules',
    Rule(rule: StyleRule) {
      const kept = rule.selectors.filter((selector) => canMatch(selector, form));
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    },
  };
}

function canMatch(selector: string, form: Form): boolean {
  const mark = STARTS_WITH_FORM.exec(selector.trim())?.[1];
  return mark === undefined || marks[form].includes(mark);
}
