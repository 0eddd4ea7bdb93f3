import type { CSSOptions } from 'vite';

const HOVER = /:hover\b/;

/** The part of PostCSS that this plugin uses. */
interface Condition {
  type: string;
  params?: string;
  parent?: Condition;
}
interface StyleRule extends Condition {
  selectors: string[];
  clone(changes: { selectors: readonly string[] }): StyleRule;
  after(condition: unknown): unknown;
  remove(): unknown;
}
interface Sheet {
  walkRules(selector: RegExp, visit: (rule: StyleRule) => void): unknown;
}
interface Parser {
  AtRule: new (of: { name: string; params: string; nodes: StyleRule[] }) => unknown;
}

type StylePlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/**
 * Applies rules with `:hover` only to devices with a hovering pointer: on a touch screen an element stays hovered until another
 * one is touched. Rules already inside a hover condition are unchanged.
 */
export function hoverRules(): StylePlugin {
  return {
    postcssPlugin: 'tessera:hover-rules',
    // One pass over the sheet: a visitor would also visit the new rules.
    Once(sheet: Sheet, { AtRule }: Parser) {
      const hovering: StyleRule[] = [];
      sheet.walkRules(HOVER, (rule) => {
        if (!hasHoverCondition(rule)) hovering.push(rule);
      });
      for (const rule of hovering) {
        const resting = rule.selectors.filter((selector) => !HOVER.test(selector));
        const hovered = rule.clone({ selectors: rule.selectors.filter((selector) => HOVER.test(selector)) });
        rule.after(new AtRule({ name: 'media', params: '(hover: hover)', nodes: [hovered] }));
        if (resting.length === 0) rule.remove();
        else rule.selectors = resting;
      }
    },
  };
}

function hasHoverCondition({ parent }: Condition): boolean {
  if (!parent) return false;
  return /\bhover\b/.test(parent.params ?? '') || hasHoverCondition(parent);
}
