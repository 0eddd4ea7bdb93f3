import type { CSSOptions } from 'vite';
import type { Form } from '../src/platform/device/form.ts';

/** Values of `data-form` that the pages of a build can have. Tablets use the phone's build. */
const marks: Record<Form, readonly string[]> = {
  desktop: ['desktop'],
  phone: ['phone', 'tablet'],
  tablet: ['tablet'],
};

/** The form at the start of a selector: `[data-form="phone"] .a`, `:root[data-form=phone] .a`, `:global(:root[…]) .a`. */
const STARTS_WITH_FORM =
  /^(?::global\(\s*)?(?::root|html)?(?::where\(\[data-text-size="\d+"\]\))?\[data-form=["']?([\w-]+)["']?\]/;

/** The part of a PostCSS rule that this plugin uses. */
interface StyleRule {
  selectors: string[];
  remove(): unknown;
}

type StylePlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/**
 * Removes rules of the other forms from a build: a selector that starts with another `data-form` matches nothing
 * there. Runs before class names are hashed, so that a class used only in such rules is removed too.
 */
export function formRules(form: Form): StylePlugin {
  return {
    postcssPlugin: 'tessera:form-rules',
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
