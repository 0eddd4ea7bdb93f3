import texts from 'virtual:texts/baccarat';
import {
  BACCARAT_PAYS,
  BACCARAT_SPOTS,
  baccaratChances,
  baccaratRtp,
  handPoints,
  percentOf,
  baccarat as rules,
} from '@tessera/games';
import type { Language } from '@tessera/messages/languages';
import { defineGame, factorText, type GameTranslate, h, payTable } from '../engine/index.ts';
import css from './baccarat.module.css';
import { unitOf } from './bets.ts';
import { mountTable } from './table.ts';

/** Player, banker, tie: cards on a table, with the road of past rounds. */
export const baccaratGame = defineGame<'baccarat'>({
  id: 'baccarat',
  texts,
  rules,
  world: css.world,
  mount: mountTable,
  unitOf: ({ choice }) => unitOf(choice),
  brief: ({ outcome }, t) =>
    outcome
      ? `${t(`short_${outcome.winner}`)} ${handPoints(outcome.player)}:${handPoints(outcome.banker)}`
      : '–',
  manual: (t, language) => [
    payRows(t, language),
    ...(['how', 'third_player', 'third_banker', 'push', 'deck', 'keys'] as const).map((key) =>
      h('p', { text: t(key) }),
    ),
  ],
});

/** Exact return and probability of each bet. */
function payRows(t: GameTranslate<'baccarat'>, language: Language): HTMLElement {
  const chances = baccaratChances();
  return payTable(
    (['bet', 'back', 'chance', 'rate'] as const).map((key) => t(key)),
    BACCARAT_SPOTS.map((spot) => [
      t(spot),
      factorText(BACCARAT_PAYS[spot], language),
      `${percentOf(chances[spot])}%`,
      `${percentOf(baccaratRtp(spot))}%`,
    ]),
  );
}
