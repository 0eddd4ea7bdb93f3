import type { Terms } from '@tessera/rewards';
import { ShieldCheck } from '@tessera/ui/icons';
import { percentText } from '../../../components/reward-figures/index.ts';
import { earnedExample, earnedFacts, earnedFigures, earnedRules } from './earned.ts';
import type { KindView, Words } from './kind-view.ts';

const partsOf = ({ period, lossMin, sharePpm, bonusMax }: Terms<'loss_insurance'>, { t, format }: Words) => ({
  period: t(`activity_period_${period}`),
  min: format.money(lossMin),
  share: percentText(sharePpm),
  max: format.money(bonusMax),
});

/** A share of the net loss of a finished period as a bonus, paid in tenths as the player stakes their own money. */
export const lossInsurance: KindView<'loss_insurance'> = {
  icon: ShieldCheck,
  line: (terms, words) => words.t('activity_loss_line', partsOf(terms, words)),
  facts: (terms, words) => {
    const { share, min, max } = partsOf(terms, words);
    return [
      { name: words.t('activity_loss_share'), value: words.t('activity_loss_of', { share }) },
      { name: words.t('activity_loss_from'), value: min },
      { name: words.t('activity_loss_most'), value: max },
      ...earnedFacts(terms, words),
    ];
  },
  rules: (terms, words) => [
    words.t('activity_loss_rule', partsOf(terms, words)),
    words.t('activity_loss_rule_net'),
    ...earnedRules(terms, words),
  ],
  figures: earnedFigures,
  example: (shown, words) => [
    { name: words.t('activity_ex_loss'), value: words.format.figure(shown.base) },
    { name: words.t('activity_ex_capital'), value: words.format.figure(shown.cost.earned?.capital) },
    ...earnedExample(shown, words),
  ],
  base: ({ t }) => t('activity_loss_base'),
  missing: (terms, words) => words.t('activity_loss_missing', partsOf(terms, words)),
};
