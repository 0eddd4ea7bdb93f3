import type { RuleTexts } from '@tessera/rules/texts';
import { lazyTexts } from '../lazy-texts/index.ts';

/** Texts of the rules: their sentences, house rules and notes. */
export const { load: loadRuleTexts, useTexts: useRuleTexts } = lazyTexts(
  import.meta.glob<RuleTexts>('../../../../../packages/messages/*/rules.json', { import: 'default' }),
);
