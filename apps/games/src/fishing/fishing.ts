import texts from 'virtual:texts/fishing';
import { FISH, FISH_IDS, FISHING_BULLETS, fishing as rules } from '@tessera/games';
import { amountFrom, amountOf, defineGame, factorText, h, payTable } from '../engine/index.ts';
import { mountSea } from './board.ts';
import { chanceText } from './chance.ts';
import css from './fishing.module.css';

/** Aim at fish and fire a volley: every bullet is a separate bet. */
export const fishingGame = defineGame<'fishing'>({
  id: 'fishing',
  texts,
  rules,
  world: css.world,
  mount: mountSea,
  unitOf: ({ stake, choice }) => amountOf(amountFrom(stake) / BigInt(choice.targets.length)),
  brief: ({ outcome }) =>
    outcome ? `${outcome.shots.filter(({ caught }) => caught).length}/${outcome.shots.length}` : '–',
  manual: (t, language) => [
    h('p', { text: t('how', { max: FISHING_BULLETS.max }) }),
    h('p', { text: t('stake_note') }),
    h('p', { text: t('chances') }),
    payTable(
      [t('fish'), t('factor'), t('chance')],
      FISH_IDS.map((fish) => [t(fish), factorText(FISH[fish], language), chanceText(fish)]),
    ),
    h('p', { text: t('keys_aim') }),
  ],
});
