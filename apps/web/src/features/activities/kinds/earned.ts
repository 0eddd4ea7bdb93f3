import { amountOf } from '@tessera/protocol/money';
import type { EarnedKind, Terms } from '@tessera/rewards';
import { edgeText } from '../../../components/reward-figures/index.ts';
import { chanceText } from '../model/chance.ts';
import type { Figure, Named, Shown, Words } from './kind-view.ts';

/** Facts that both earned bonuses have. */
export function earnedFacts(
  { product, times, days, stakeMax }: Terms<EarnedKind>,
  { t, format }: Words,
): readonly Named[] {
  return [
    { name: t('activity_requirement'), value: t('activity_times', { n: times }) },
    { name: t('activity_stake_max'), value: format.money(stakeMax) },
    { name: t('activity_time'), value: t('activity_days', { n: days }) },
    { name: t('activity_counts'), value: product === 'lottery' ? t('activity_counts_lottery') : product },
    { name: t('activity_counts_not'), value: t('activity_counts_not_what') },
  ];
}

export const earnedRules = ({ stakeMax }: Terms<EarnedKind>, { t, format }: Words): readonly string[] => [
  t('activity_rule_slices'),
  t('activity_rule_stake_max', { amount: format.money(stakeMax) }),
  t('activity_rule_own_money'),
  t('activity_rule_break'),
];

export function earnedFigures(
  { cost: { meanCost, chance, worst, earned } }: Shown<EarnedKind>,
  { t, format }: Words,
): readonly [Figure, Figure, Figure] {
  const { bonus, required, edge, stake, bets, capital } = earned!;
  const runsOut = worst === -capital;
  return [
    {
      name: t('activity_cost'),
      value: format.money(meanCost),
      why: t('activity_cost_why', { required: format.figure(required), edge: edgeText(edge) }),
    },
    {
      name: t('activity_chance'),
      value: chanceText(chance),
      why: t('activity_chance_why', { stake: format.figure(stake), n: bets }),
    },
    {
      name: t('activity_worst'),
      value: format.money(worst),
      why: runsOut
        ? t('activity_worst_all', { capital: format.figure(capital) })
        : t('activity_worst_required', { required: format.figure(required), bonus: format.figure(bonus) }),
    },
  ];
}

/** The example from the bonus on; what comes before it differs by kind. */
export function earnedExample(
  { cost: { meanCost, earned } }: Shown<EarnedKind>,
  { t, format }: Words,
): readonly Named[] {
  const { bonus, required, times, stake, bets, meanEnd } = earned!;
  return [
    { name: t('activity_ex_bonus'), value: format.figure(bonus) },
    { name: t('activity_ex_required', { n: times }), value: format.figure(required) },
    {
      name: t('activity_ex_returns', { stake: format.figure(stake), n: bets }),
      value: format.figure(amountOf(required - meanCost)),
    },
    { name: t('activity_ex_end'), value: format.figure(meanEnd) },
  ];
}
