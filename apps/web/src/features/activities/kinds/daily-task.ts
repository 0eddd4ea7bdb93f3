import { amountOf, ZERO } from '@tessera/protocol/money';
import { costOfStake, EXAMPLE_PLAYS, edgeOf, type Terms } from '@tessera/rewards';
import { Calendar } from '@tessera/ui/icons';
import { edgeText } from '../../../components/reward-figures/index.ts';
import type { KindView } from './kind-view.ts';

const EXAMPLE = EXAMPLE_PLAYS[0];
const EDGE = edgeOf(EXAMPLE);

/** Texts that differ between the tasks of a day. The server shows no offer for reading rules daily. */
const TEXTS = {
  play_once: {
    line: 'activity_daily_line',
    goal: 'activity_daily_goal',
    rule: 'activity_daily_rule_bets',
    worst: 'activity_daily_worst_why',
    missing: 'activity_daily_missing',
  },
  verify_draw: {
    line: 'activity_verify_line',
    goal: 'activity_verify_goal',
    rule: 'activity_verify_rule',
    worst: 'activity_verify_worst_why',
    missing: 'activity_verify_missing',
  },
} as const;

const textsOf = (task: Terms<'daily_task'>['task']) => TEXTS[task === 'verify_draw' ? task : 'play_once'];

/** A task of one day for a small prize in cash. What is staked does not matter. */
export const dailyTask: KindView<'daily_task'> = {
  icon: Calendar,
  line: ({ task, goal, prize }, { t, format }) =>
    t(textsOf(task).line, { n: goal, prize: format.money(prize) }),
  facts: ({ task, goal, prize }, { t, format }) => [
    { name: t('activity_reward'), value: t('activity_daily_prize', { amount: format.money(prize) }) },
    { name: t('activity_daily_task'), value: t(textsOf(task).goal, { n: goal }) },
    { name: t('activity_requirement'), value: t('activity_no_requirement') },
  ],
  rules: ({ task }, { t }) => [
    t('activity_daily_rule_day'),
    t(textsOf(task).rule),
    t('activity_daily_rule_claim'),
    t('activity_rule_break'),
  ],
  figures: ({ terms: { task }, cost: { meanCost, worst } }, { t, format }) => [
    { name: t('activity_cost'), value: format.money(meanCost), why: t('activity_daily_cost_why') },
    { name: t('activity_chance'), value: '100%', why: t('activity_daily_chance_why') },
    { name: t('activity_worst'), value: format.money(worst), why: t(textsOf(task).worst) },
  ],
  example: ({ terms: { task, goal, prize } }, { t, format }) => {
    const claimed = { name: t('activity_daily_ex_prize'), value: format.figure(prize) };
    if (task === 'verify_draw')
      return [{ name: t('activity_verify_ex', { n: goal }), value: format.figure(ZERO) }, claimed];
    const stake = amountOf(EXAMPLE.stake * BigInt(goal));
    return [
      { name: t('activity_daily_ex_stake', { n: goal }), value: format.figure(stake) },
      {
        name: t('activity_daily_ex_cost', { edge: edgeText(EDGE) }),
        value: format.figure(costOfStake(stake, EDGE)),
      },
      claimed,
    ];
  },
  missing: ({ task, goal }, { t }) => t(textsOf(task).missing, { n: goal }),
};
