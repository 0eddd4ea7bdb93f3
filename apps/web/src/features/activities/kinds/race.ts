import { RACE_BETS } from '@tessera/rewards';
import { Flag } from '@tessera/ui/icons';
import { chanceText } from '../model/chance.ts';
import type { KindView } from './kind-view.ts';

/** A race by the multiple of one bet. Staking more never helps. */
export const race: KindView<'race'> = {
  icon: Flag,
  line: ({ pool }, { t, format }) => t('activity_race_line', { n: RACE_BETS, pool: format.money(pool) }),
  facts: ({ pool, prizes, stakeMin }, { t, format }) => [
    { name: t('activity_race_pool'), value: format.money(pool) },
    { name: t('activity_race_first'), value: format.money(prizes[0]) },
    { name: t('activity_race_prizes'), value: t('activity_race_places', { n: prizes.length }) },
    { name: t('activity_race_bets'), value: t('activity_race_bets_day', { n: RACE_BETS }) },
    { name: t('activity_race_from'), value: format.money(stakeMin) },
    { name: t('activity_requirement'), value: t('activity_no_requirement') },
  ],
  rules: ({ stakeMin }, { t, format }) => [
    t('activity_race_rule_bet', { amount: format.money(stakeMin) }),
    t('activity_race_rule_multiple'),
    t('activity_race_rule_count', { n: RACE_BETS }),
    t('activity_race_rule_end'),
    t('activity_rule_break'),
  ],
  figures: ({ cost: { meanCost, chance, worst }, terms: { prizes }, entrants }, { t, format }) => [
    { name: t('activity_cost'), value: format.money(meanCost), why: t('activity_race_cost_why') },
    {
      name: t('activity_race_chance'),
      value: chanceText(chance),
      why: t('activity_race_chance_why', { prizes: Math.min(prizes.length, entrants), n: entrants }),
    },
    { name: t('activity_worst'), value: format.money(worst), why: t('activity_race_worst_why') },
  ],
  example: ({ terms: { prizes } }, { t, format }) => [
    { name: t('activity_race_ex_stake'), value: format.figure('2') },
    { name: t('activity_race_ex_paid'), value: format.figure('195') },
    { name: t('activity_race_ex_multiple'), value: '97.50×' },
    { name: t('activity_race_ex_prize'), value: format.figure(prizes[0]) },
  ],
};
