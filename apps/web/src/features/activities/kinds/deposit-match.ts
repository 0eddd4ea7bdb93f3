import { Gift } from '@tessera/ui/icons';
import { earnedExample, earnedFacts, earnedFigures, earnedRules } from './earned.ts';
import type { KindView } from './kind-view.ts';

/** A bonus for a deposit, paid in tenths as the player stakes their own money. */
export const depositMatch: KindView<'deposit_match'> = {
  icon: Gift,
  line: ({ steps, times }, { t, format }) =>
    t('activity_match_line', {
      deposit: format.money(steps[0]?.deposit),
      bonus: format.money(steps[0]?.bonus),
      n: times,
    }),
  facts: (terms, words) => [
    ...terms.steps.map(({ deposit, bonus }) => ({
      name: words.t('activity_match_step', { amount: words.format.money(deposit) }),
      value: words.t('activity_match_gives', { amount: words.format.money(bonus) }),
    })),
    ...earnedFacts(terms, words),
  ],
  rules: (terms, words) => [
    words.t('activity_match_rule', { amount: words.format.money(terms.steps[0]?.deposit) }),
    ...earnedRules(terms, words),
  ],
  figures: earnedFigures,
  example: (shown, words) => [
    { name: words.t('activity_ex_deposit'), value: words.format.figure(shown.base) },
    ...earnedExample(shown, words),
  ],
  base: ({ t }) => t('activity_match_base'),
  missing: ({ steps }, { t, format }) =>
    t('activity_match_missing', { amount: format.money(steps[0]?.deposit) }),
};
