import texts from 'virtual:texts/dragon';
import {
  DRAGON_FREE,
  DRAGON_PAYS,
  DRAGON_STRIPS,
  DRAGON_SYMBOLS,
  type DragonFace,
  type DragonOutcome,
  dragonGrid,
  dragon as rules,
} from '@tessera/games';
import type { Language } from '@tessera/messages/languages';
import { defineGame, factorText, type GameTranslate, h } from '../engine/index.ts';
import { type Grid, mountSlots, payTable, type ShownSpin } from '../reels/index.ts';
import css from './dragon.module.css';
import { dragonDrawings } from './symbols.ts';
import { freeFactor, marksOf } from './view.ts';

type T = GameTranslate<'dragon'>;

/** Five reels with 243 ways, wilds and free spins. */
export const dragonGame = defineGame<'dragon'>({
  id: 'dragon',
  texts,
  rules,
  world: css.world,
  mount: (table) =>
    mountSlots(table, {
      rest: dragonGrid([0, 20, 9, 8, 12]),
      strips: DRAGON_STRIPS,
      drawings: dragonDrawings,
      colours,
      label: table.t('reels'),
      idle: table.t('idle', { spins: DRAGON_FREE.spins }),
      say: (grid) => say(grid, table.t),
      spinsOf: (outcome) => spinsOf(outcome, table.t, table.language),
    }),
  brief: ({ outcome }, _t, language) => (outcome?.factor ? factorText(outcome.factor, language) : '–'),
  manual: (t, language) => [
    h('p', { text: t('how') }),
    h('p', { text: t('wild_rule') }),
    h('p', { text: t('free_rule', DRAGON_FREE) }),
    h('p', { text: t('factors') }),
    payTable(
      dragonDrawings,
      [t('symbol'), t('three'), t('four'), t('five')],
      [
        ...DRAGON_SYMBOLS.map((symbol) => ({
          symbol,
          name: t(symbol),
          pays: DRAGON_PAYS[symbol].map((factor) => factorText(factor, language)),
        })),
        ...(['wild', 'gong'] as const).map((symbol) => ({ symbol, name: t(symbol), pays: ['–', '–', '–'] })),
      ],
      colours.reel,
    ),
  ],
});

const colours = {
  body: '#A3141F',
  bodyShade: '#3A0510',
  trim: '#F4C04A',
  bulb: '#FFE9A8',
  well: '#2A020A',
  reel: '#4A0A18',
  edgeShade: '#14000599',
  mark: '#FFD75E',
};

function spinsOf(outcome: DragonOutcome, t: T, language: Language): ShownSpin<DragonFace>[] {
  const free = outcome.spins.length - 1;
  return outcome.spins.map((spin, at) => {
    const caption = captionOf(outcome, at, free, t, language);
    return {
      grid: spin.grid,
      marks: marksOf(spin),
      wins: spin.wins.map(({ symbol, count, ways, factor }) => ({
        symbol,
        text: t('win', { name: t(symbol), count, ways }),
        pays: factorText(factor, language),
      })),
      ...(caption && { caption }),
    };
  });
}

function captionOf(
  outcome: DragonOutcome,
  at: number,
  free: number,
  t: T,
  language: Language,
): string | undefined {
  if (free === 0) return undefined;
  if (at === 0) return t('free_start', { gongs: DRAGON_FREE.gongs, spins: free });
  if (at === free) return t('free_sum', { factor: factorText(freeFactor(outcome), language) });
  return t('free_spin', { at, all: free, times: DRAGON_FREE.times });
}

/** The rows of a screen from top to bottom, each from left to right, as text. */
const say = (grid: Grid<DragonFace>, t: T): string =>
  [0, 1, 2].map((row) => grid.map((reel) => t(reel[row]!)).join(' ')).join('; ');
