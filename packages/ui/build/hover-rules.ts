import type { CSSOptions } from 'vite';

const HOVER = /:hover\b/;

/** What this needs of the style sheets' parser. */
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
 * Rules with `:hover` hold only where a pointer can rest: a finger leaves what it touched hovered until it touches something
 * else. Rules that stand under a condition of hover stay as they are.
 */
export function hoverRules(): StylePlugin {
  return {
    postcssPlugin: 'tessera:hover-rules',
    // Once for a sheet: a visitor would come to the new rules as well.
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
