import type { Content } from '../../content/parse.ts';
import { digitModel, onDraw, perPosition } from './digits.ts';
import {
  choices,
  drawnOf,
  entryLines,
  type Model,
  product,
  rowsOf,
  sameTokens,
  sideHolds,
  tokensOf,
  total,
  winWhen,
} from './model.ts';

/** Official plays of 3D. */
export function officialModel(play: string): Model | undefined {
  switch (play) {
    case 'official.two-d':
      return {
        lines: (content) =>
          choices(['0', '1', '2'], 2).flatMap((places) =>
            product(places.map((place) => rowsOf(content)[Number(place)] ?? [])).map((line) => [
              ...places,
              ...line,
            ]),
          ),
        tierOf: ([i, j, a, b], draw) =>
          winWhen(drawnOf(draw)[Number(i)] === a && drawnOf(draw)[Number(j)] === b),
      };
    case 'official.guess-1d':
      return onDraw(
        (pick, drawn) =>
          ({ 1: 'hit1', 2: 'hit2', 3: 'hit3' })[drawn.filter((digit) => digit === pick).length],
      );
    case 'official.guess-2d-different':
      return {
        lines: (content) => choices(tokensOf(content), 2),
        tierOf: (line, draw) => winWhen(line.every((digit) => drawnOf(draw).includes(digit))),
      };
    case 'official.guess-2d-same':
      return onDraw((pick, drawn) => winWhen(drawn.filter((digit) => digit === pick).length > 1));
    case 'official.pass':
      return {
        lines: (content) => product(rowsOf(content)),
        tierOf: (line, draw) =>
          [undefined, undefined, 'two-positions', 'exact'][
            line.filter((digit, i) => digit === drawnOf(draw)[i]).length
          ],
      };
    case 'official.big-small':
      return onDraw((side, drawn) =>
        side === (total(drawn) > 18 ? 'big' : total(drawn) < 9 ? 'small' : '') ? side : undefined,
      );
    case 'official.odd-even':
      return onDraw((side, drawn) =>
        drawn.every((digit) => (Number(digit) % 2 === 1) === (side === 'odd')) ? side : undefined,
      );
    case 'official.triple':
      return onDraw((_all, drawn) => winWhen(new Set(drawn).size === 1));
    case 'official.tractor':
      return onDraw((_all, drawn) => winWhen('0123456789 9876543210'.includes(drawn.join(''))));
    case 'official.pack3':
    case 'official.pack6':
      return {
        lines: (content) => rowsOf(content),
        tierOf: (line, draw) => {
          if (line.join() === drawnOf(draw).join()) return 'exact';
          return sameTokens(line, drawnOf(draw)) ? 'group' : undefined;
        },
      };
    default:
      return undefined;
  }
}

const greens = ['1', '4', '7', '10', '16', '19', '22', '25'];
const blues = ['2', '5', '8', '11', '17', '20', '23', '26'];
const reds = ['3', '6', '9', '12', '15', '18', '21', '24'];

export function pc28Model(play: string): Model | undefined {
  switch (play) {
    case 'sides':
      return onDraw((side, drawn) => (sideHolds(side, total(drawn), 14) ? side : undefined));
    case 'combo':
      return onDraw((pick, drawn) =>
        pick.split('-').every((side) => sideHolds(side, total(drawn), 14)) ? pick : undefined,
      );
    case 'extreme':
      return onDraw((pick, drawn) =>
        pick === (total(drawn) > 21 ? 'extreme-big' : total(drawn) < 6 ? 'extreme-small' : '')
          ? pick
          : undefined,
      );
    case 'number':
      return onDraw((pick, drawn) => (pick === String(total(drawn)) ? pick : undefined));
    case 'three-pack':
      return {
        lines: (content) => [tokensOf(content)],
        tierOf: (line, draw) => winWhen(line.includes(String(total(drawnOf(draw))))),
      };
    case 'color':
      return onDraw((pick, drawn) =>
        ({ green: greens, blue: blues, red: reds })[pick]?.includes(String(total(drawn))) ? pick : undefined,
      );
    case 'form':
      return onDraw((pick, drawn) => (pick === plainForm(drawn) ? pick : undefined));
    case 'ball-number':
      return perPosition((pick, digit) => winWhen(pick === digit));
    case 'ball-sides':
      return perPosition((side, digit) => (sideHolds(side, Number(digit), 5) ? side : undefined));
    case 'sum-tail':
      return digitModel(3, 'credit.sum-tail');
    default:
      return undefined;
  }
}

function plainForm(drawn: readonly string[]): string | undefined {
  const different = new Set(drawn).size;
  if (different === 1) return 'leopard';
  if (different === 2) return 'pair';
  return '0123456789'.includes(drawn.toSorted().join('')) ? 'straight' : undefined;
}

export function k3Model(play: string): Model | undefined {
  const triple = (drawn: readonly string[]): boolean => new Set(drawn).size === 1;
  const times = (pick: string, drawn: readonly string[]): number =>
    drawn.filter((face) => face === pick).length;
  switch (play) {
    case 'sum.value':
    case 'credit.points':
      return onDraw((pick, drawn) => (pick === String(total(drawn)) ? pick : undefined));
    case 'sum.sides':
      return onDraw((side, drawn) => (sideHolds(side, total(drawn), 11) ? side : undefined));
    case 'credit.sides':
      return onDraw((side, drawn) =>
        !triple(drawn) && sideHolds(side, total(drawn), 11) ? side : undefined,
      );
    case 'triple.any':
    case 'credit.any-triple':
      return onDraw((_all, drawn) => winWhen(triple(drawn)));
    case 'triple.one':
    case 'credit.triple':
      return onDraw((pick, drawn) => winWhen(times(pick, drawn) === 3));
    case 'pair.any':
    case 'credit.short-tile':
      return onDraw((pick, drawn) => winWhen(times(pick, drawn) >= 2));
    case 'pair.one':
      return {
        lines: (content: Content) =>
          product([tokensOf(content, 'double'), tokensOf(content, 'single')]).filter(([a, b]) => a !== b),
        tierOf: ([a = '', b = ''], draw) => winWhen(sameTokens([a, a, b], drawnOf(draw))),
      };
    case 'pair.one-single':
      return {
        lines: (content) => rowsOf(content),
        tierOf: (line, draw) => winWhen(sameTokens(line, drawnOf(draw))),
      };
    case 'straight.any':
      return onDraw((_all, drawn) => winWhen('123456'.includes(drawn.toSorted().join(''))));
    case 'straight.one':
      return onDraw((run, drawn) => winWhen(run === drawn.toSorted().join('')));
    case 'one.number':
      return onDraw((pick, drawn) => winWhen(drawn.includes(pick)));
    case 'credit.army':
      return onDraw((pick, drawn) => [undefined, 'once', 'twice', 'thrice'][times(pick, drawn)]);
    case 'credit.long-tile':
      return onDraw((tile, drawn) => winWhen(tile.split('-').every((face) => drawn.includes(face))));
    default: {
      const size = play.startsWith('diff3') ? 3 : play.startsWith('diff2') ? 2 : 0;
      return size === 0
        ? undefined
        : {
            lines: (content) => entryLines(play, content, size),
            tierOf: (line, draw) => winWhen(line.every((face) => drawnOf(draw).includes(face))),
          };
    }
  }
}
