export { RuleCard, useRuleEntry, useRuleText } from './rule-card.tsx';
export { RuleFigures } from './rule-figures.tsx';
export { loadRuleTexts } from './rule-texts.ts';
