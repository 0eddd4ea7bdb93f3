import type { CSSOptions } from 'vite';
import type { Form } from '../src/platform/device/form.ts';

/** Values of `data-form` whose rules a build has. A tablet has the phone's rules and its own. */
const marks: Record<Form, readonly string[]> = {
  desktop: ['desktop'],
  phone: ['phone'],
  tablet: ['phone', 'tablet'],
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
 * there. In a tablet's build the phone's rules apply to the tablet, as the phone's parts do. Runs before class names are hashed, so that a class used only in such rules is removed too.
 */
export function formRules(form: Form): StylePlugin {
  return {
    postcssPlugin: 'tessera:form-rules',
    Rule(rule: StyleRule) {
      const kept = rule.selectors.filter((selector) => canMatch(selector, form));
      const named = form === 'tablet' ? kept.map(asTablet) : kept;
      if (named.length === 0) rule.remove();
      else if (named.join() !== rule.selectors.join()) rule.selectors = named;
    },
  };
}

/** The selector of a phone's rule, for a tablet. */
const asTablet = (selector: string): string =>
  STARTS_WITH_FORM.test(selector.trim())
    ? selector.replace(/(\[data-form=["']?)phone(?=["']?\])/, '$1tablet')
    : selector;

function canMatch(selector: string, form: Form): boolean {
  const mark = STARTS_WITH_FORM.exec(selector.trim())?.[1];
  return mark === undefined || marks[form].includes(mark);
}
