import { amountOf } from '@tessera/protocol/money';
import { costOfStake, EXAMPLE_PLAYS, edgeOf } from '@tessera/rewards';
import { Calendar } from '@tessera/ui/icons';
import { edgeText } from '../../../components/reward-figures/index.ts';
import type { KindView } from './kind-view.ts';

const EXAMPLE = EXAMPLE_PLAYS[0];
const EDGE = edgeOf(EXAMPLE);

/** A task of one day for a small prize in cash. What is staked does not matter. */
export const dailyTask: KindView<'daily_task'> = {
  icon: Calendar,
  line: ({ goal, prize }, { t, format }) => t('activity_daily_line', { n: goal, prize: format.money(prize) }),
  facts: ({ goal, prize }, { t, format }) => [
    { name: t('activity_reward'), value: t('activity_daily_prize', { amount: format.money(prize) }) },
    { name: t('activity_daily_task'), value: t('activity_daily_goal', { n: goal }) },
    { name: t('activity_requirement'), value: t('activity_no_requirement') },
  ],
  rules: (_, { t }) => [
    t('activity_daily_rule_day'),
    t('activity_daily_rule_bets'),
    t('activity_daily_rule_claim'),
    t('activity_rule_break'),
  ],
  figures: ({ cost: { meanCost, worst } }, { t, format }) => [
    { name: t('activity_cost'), value: format.money(meanCost), why: t('activity_daily_cost_why') },
    { name: t('activity_chance'), value: '100%', why: t('activity_daily_chance_why') },
    { name: t('activity_worst'), value: format.money(worst), why: t('activity_daily_worst_why') },
  ],
  example: ({ terms: { goal, prize } }, { t, format }) => {
    const stake = amountOf(EXAMPLE.stake * BigInt(goal));
    return [
      { name: t('activity_daily_ex_stake', { n: goal }), value: format.figure(stake) },
      {
        name: t('activity_daily_ex_cost', { edge: edgeText(EDGE) }),
        value: format.figure(costOfStake(stake, EDGE)),
      },
      { name: t('activity_daily_ex_prize'), value: format.figure(prize) },
    ];
  },
  missing: ({ goal }, { t }) => t('activity_daily_missing', { n: goal }),
};
