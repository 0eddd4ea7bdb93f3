export { RuleCard, useRuleEntry } from './rule-card.tsx';
export { RuleFigures } from './rule-figures.tsx';
