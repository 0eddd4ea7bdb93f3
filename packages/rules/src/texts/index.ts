export type { RuleLocale } from './locale.ts';
export {
  type RuleEntry,
  type RuleExample,
  type RulePage,
  type RulePrize,
  ruleEntry,
  rulePage,
} from './rule-page.ts';
