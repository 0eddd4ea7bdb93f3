import type { CSSOptions } from 'vite';

/** The forms a build can take; a tablet wears the phone's. */
export type Form = 'pc' | 'wap';

/** Forms the pages of a build are ever marked with (`data-device`). */
const marks: Record<Form, readonly string[]> = { pc: ['pc'], wap: ['wap', 'pad'] };

/** The form at the start of a selector: `[data-device="wap"] .a`, `:root[data-device=wap] .a`, `:global(:root[…]) .a`. */
const STARTS_WITH_FORM = /^(?::global\(\s*)?(?::root|html)?\[data-device=["']?([\w-]+)["']?\]/;

/** What this needs of a rule as the style sheets' parser holds it. */
interface StyleRule {
  selectors: string[];
  remove(): unknown;
}

type StylePlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/**
 * Leaves rules of the other form out of a build: a selector that starts with another `data-device` matches nothing there.
 * Runs before class names are hashed, so that a class only such rules name costs nothing either.
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
