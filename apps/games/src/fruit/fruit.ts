import texts from 'virtual:texts/fruit';
import {
  FRUIT_LINES,
  FRUIT_PAYS,
  FRUIT_STRIPS,
  FRUIT_SYMBOLS,
  FRUIT_TWO_CHERRIES,
  type FruitOutcome,
  type FruitSymbol,
  fruitGrid,
  fruit as rules,
} from '@tessera/games';
import type { Language } from '@tessera/messages/languages';
import { defineGame, factorText, type GameTranslate, h } from '../engine/index.ts';
import { type Grid, mountSlots, payTable, type ShownSpin } from '../reels/index.ts';
import css from './fruit.module.css';
import { fruitDrawings } from './symbols.ts';
import { marksOf } from './view.ts';

type T = GameTranslate<'fruit'>;

/** Cherries, sevens and five lines on three reels. */
export const fruitGame = defineGame<'fruit'>({
  id: 'fruit',
  texts,
  rules,
  world: css.world,
  mount: (table) =>
    mountSlots(table, {
      rest: fruitGrid([3, 17, 8]),
      strips: FRUIT_STRIPS,
      drawings: fruitDrawings,
      colours,
      label: table.t('reels'),
      idle: table.t('idle'),
      say: (grid) => say(grid, table.t),
      spinsOf: (outcome) => [spinOf(outcome, table.t, table.language)],
    }),
  brief: ({ outcome }, _t, language) => (outcome?.factor ? factorText(outcome.factor, language) : '–'),
  manual: (t, language) => [
    h('p', { text: t('how') }),
    h('p', { text: t('factors') }),
    payTable(
      fruitDrawings,
      [t('symbol'), t('two'), t('three')],
      FRUIT_SYMBOLS.toReversed().map((symbol) => ({
        symbol,
        name: t(symbol),
        pays: [
          symbol === 'cherry' ? factorText(FRUIT_TWO_CHERRIES, language) : '–',
          factorText(FRUIT_PAYS[symbol], language),
        ],
      })),
      colours.reel,
    ),
    h('h3', { text: t('lines') }),
    h(
      'ul',
      {},
      ...FRUIT_LINES.map((rows, line) =>
        h('li', {
          text: t('line_rows', { line: line + 1, rows: rows.map((row) => t(`row_${row}`)).join(' – ') }),
        }),
      ),
    ),
  ],
});

const colours = {
  body: '#E5332F',
  bodyShade: '#8E1E1C',
  trim: '#FFD567',
  bulb: '#FFF2C2',
  well: '#7C1518',
  reel: '#FFF7E8',
  edgeShade: '#7C151866',
  mark: '#C4142F',
};

const spinOf = (outcome: FruitOutcome, t: T, language: Language): ShownSpin<FruitSymbol> => ({
  grid: outcome.grid,
  marks: marksOf(outcome),
  wins: outcome.wins.map(({ line, symbol, count, factor }) => ({
    symbol,
    text: t('line', { line: line + 1, name: t(symbol), count }),
    pays: factorText(factor, language),
  })),
});

/** The rows of a screen from top to bottom, each from left to right, as text. */
const say = (grid: Grid<FruitSymbol>, t: T): string =>
  [0, 1, 2].map((row) => grid.map((reel) => t(reel[row]!)).join(' ')).join('; ');
