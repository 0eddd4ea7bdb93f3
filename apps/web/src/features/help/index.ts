export { RuleCard, useRuleEntry } from './components/rule-card.tsx';
export { RuleFigures } from './components/rule-figures.tsx';
