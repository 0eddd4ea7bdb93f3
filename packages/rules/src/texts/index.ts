export {
  type ExampleWin,
  type RuleEntry,
  type RuleExample,
  type RulePrize,
  ruleEntry,
} from './rule-entry.ts';
export { noteTexts, type RuleTexts, ruleText } from './rule-text.ts';
