export type { RuleLocale } from './locale.ts';
export {
  type ExampleWin,
  type RuleEntry,
  type RuleExample,
  type RulePage,
  type RulePrize,
  ruleEntry,
  rulePage,
} from './rule-page.ts';
