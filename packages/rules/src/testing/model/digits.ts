import type { Content } from '../../content/parse.ts';
import {
  choices,
  drawnOf,
  hitsOf,
  type Line,
  type Model,
  product,
  rowsOf,
  sameTokens,
  sideHolds,
  tokensOf,
  total,
  winWhen,
} from './model.ts';

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Plays of a window; the model receives the digits drawn in it. */
interface WindowModel {
  readonly lines: (content: Content) => readonly Line[];
  readonly tierOf: (line: Line, drawn: readonly string[]) => string | undefined;
}

/** Positions of the windows of `length` digits by name: `star5`, `front4`, `back2`, of five digits also `mid3` and `all5`. */
function windowsOf(length: number): Readonly<Record<string, readonly number[]>> {
  const all = Array.from({ length }, (_, index) => index);
  const parts = all.slice(2).flatMap((size) => [
    [`front${size}`, all.slice(0, size)],
    [`back${size}`, all.slice(length - size)],
  ]);
  const ofFive = length === 5 ? { mid3: [1, 2, 3], all5: all } : {};
  return { ...Object.fromEntries(parts), ...ofFive, [`star${length}`]: all };
}

/** Parts of each group play: key, repeats of a digit, how many digits. `''` is the set of the play itself. */
const groupForms: Readonly<Record<string, readonly (readonly [string, number, number])[]>> = {
  group120: [['list', 1, 5]],
  group60: [
    ['double', 2, 1],
    ['single', 1, 3],
  ],
  group30: [
    ['double', 2, 2],
    ['single', 1, 1],
  ],
  group20: [
    ['tripple', 3, 1],
    ['single', 1, 2],
  ],
  group10: [
    ['tripple', 3, 1],
    ['double', 2, 1],
  ],
  group5: [
    ['quadruple', 4, 1],
    ['single', 1, 1],
  ],
  group24: [['list', 1, 4]],
  group12: [
    ['double', 2, 1],
    ['single', 1, 2],
  ],
  group6: [['double', 2, 2]],
  group4: [
    ['tripple', 3, 1],
    ['single', 1, 1],
  ],
  'group3-multi': [
    ['list', 2, 1],
    ['list', 1, 1],
  ],
  'group6-multi': [['list', 1, 3]],
  'group-multi': [['list', 1, 2]],
};

const allLines = (positions: number): readonly Line[] =>
  product(Array.from({ length: positions }, () => digits));
const unordered = (positions: number): readonly Line[] =>
  allLines(positions).filter((line) => line.join() === line.toSorted().join());
const notLeopard = (line: Line): boolean => new Set(line).size > 1;
const span = (line: Line): number => Math.max(...line.map(Number)) - Math.min(...line.map(Number));
const groupTier = (line: Line): string =>
  line.length === 2 ? 'win' : new Set(line).size === 2 ? 'group3' : 'group6';

/** Plays of a window, by the last part of the id; `positions` digits wide. */
function windowModel(play: string, positions: number): WindowModel | undefined {
  const exact = (line: Line, drawn: readonly string[]) => winWhen(line.join() === drawn.join());
  const anyOrder = (line: Line, drawn: readonly string[]) => winWhen(sameTokens(line, drawn));
  const byForm = (line: Line, drawn: readonly string[]) =>
    sameTokens(line, drawn) ? groupTier(line) : undefined;
  const parts = groupForms[play];
  if (parts !== undefined) {
    return { lines: (content) => formLines(parts, content), tierOf: anyOrder };
  }
  const picked = (content: Content, value: number): boolean =>
    tokensOf(content, 'list').includes(String(value));
  switch (play) {
    case 'direct-multi':
      return { lines: rowProduct, tierOf: exact };
    case 'direct-single':
      return { lines: (content) => rowsOf(content, 'list'), tierOf: exact };
    case 'direct-sum':
      return {
        lines: (content) => allLines(positions).filter((line) => picked(content, total(line))),
        tierOf: exact,
      };
    case 'direct-span':
      return {
        lines: (content) => allLines(positions).filter((line) => picked(content, span(line))),
        tierOf: exact,
      };
    case 'combo':
      return {
        lines: (content) => rowProduct(content).flatMap((line) => line.map((_, from) => line.slice(from))),
        tierOf: (line, drawn) =>
          line.join() === drawn.slice(-line.length).join() ? `star${line.length}` : undefined,
      };
    case 'group-single':
    case 'group3-single':
    case 'group6-single':
      return { lines: (content) => rowsOf(content, 'list'), tierOf: anyOrder };
    case 'group-mixed':
      return { lines: (content) => rowsOf(content, 'list'), tierOf: byForm };
    case 'group-sum':
      return {
        lines: (content) =>
          unordered(positions).filter((line) => notLeopard(line) && picked(content, total(line))),
        tierOf: byForm,
      };
    case 'group-bank':
      return {
        lines: (content) =>
          unordered(positions).filter((line) => notLeopard(line) && hitsOf(tokensOf(content), line) > 0),
        tierOf: byForm,
      };
    case 'sum-tail':
      return { lines: singles, tierOf: ([pick], drawn) => winWhen(Number(pick) === total(drawn) % 10) };
    case 'special':
    case 'form':
      return { lines: singles, tierOf: ([pick], drawn) => (pick === cyclicForm(drawn) ? pick : undefined) };
    case 'span':
      return { lines: singles, tierOf: ([pick], drawn) => (Number(pick) === span(drawn) ? pick : undefined) };
    case 'one':
      return { lines: singles, tierOf: ([pick = ''], drawn) => winWhen(drawn.includes(pick)) };
    default:
      return undefined;
  }
}

/** Model of an item of a family that draws `length` digits. */
export function digitModel(length: number, play: string): Model | undefined {
  const windows = windowsOf(length);
  const [head = '', tail = ''] = play.split('.');
  const at = (positions: readonly number[], model: WindowModel | undefined): Model | undefined =>
    model && {
      lines: model.lines,
      tierOf: (line, draw) => {
        const drawn = drawnOf(draw);
        return model.tierOf(
          line,
          positions.map((position) => drawn[position] ?? ''),
        );
      },
    };
  if (windows[head] !== undefined) return at(windows[head], windowModel(tail, windows[head].length));
  if (head === 'any2' || head === 'any3' || head === 'any4')
    return anyPositionsModel(Number(head.slice(3)), tail);
  const credit = head === 'credit' ? tail.split('-') : [];
  const creditWindow = windows[credit[0] ?? ''];
  if (creditWindow !== undefined) return at(creditWindow, windowModel(credit[1] ?? '', creditWindow.length));
  if (head === 'any-in') {
    const [key = '', k = '1'] = tail.split('-');
    return at(windows[key] ?? [], {
      lines: (content) => choices(tokensOf(content), Number(k)),
      tierOf: (line, drawn) => winWhen(line.every((digit) => drawn.includes(digit))),
    });
  }
  if (head === 'sides' && windows[tail] !== undefined) {
    return at(windows[tail], {
      lines: rowProduct,
      tierOf: (line, drawn) => winWhen(line.every((side, i) => sideHolds(side, Number(drawn[i]), 5))),
    });
  }
  return wholeDrawModel(play, length);
}

function wholeDrawModel(play: string, length: number): Model | undefined {
  switch (play) {
    case 'locate.all':
    case 'credit.ball-number':
      return perPosition((pick, digit) => winWhen(pick === digit));
    case 'credit.ball-sides':
      return perPosition((side, digit) => (sixSides(side, Number(digit)) ? side : undefined));
    case 'sides.total':
    case 'credit.sum-sides':
      return onDraw((side, drawn) =>
        sideHolds(side, total(drawn), Math.floor((9 * length) / 2) + 1) ? side : undefined,
      );
    case 'credit.sum-tail':
      return onDraw((pick, drawn) => winWhen(Number(pick) === total(drawn) % 10));
    case 'credit.sum-value':
    case 'official.sum-value':
      return onDraw((pick, drawn) => (Number(pick) === total(drawn) ? pick : undefined));
    case 'compare.dragon-tiger':
      return compareModel('lose');
    case 'credit.dragon-tiger':
      return compareModel('push');
    case 'credit.bull':
      return onDraw((pick, drawn) => (bullNames(drawn).includes(pick) ? pick : undefined));
    case 'credit.show-hand':
      return onDraw((pick, drawn) => (pick === pokerForm(drawn) ? pick : undefined));
    default:
      return play.startsWith('fun.appear')
        ? onDraw((pick, drawn) =>
            winWhen(drawn.filter((digit) => digit === pick).length >= Number(play.slice(-1))),
          )
        : undefined;
  }
}

/** Any `k` positions: a line is its positions followed by its digits. */
function anyPositionsModel(k: number, play: string): Model | undefined {
  const inner = windowModel(play, k);
  if (inner === undefined) return undefined;
  const rows = (content: Content): readonly Line[] =>
    choices(['1', '2', '3', '4', '5'], k).flatMap((places) =>
      product(places.map((place) => rowsOf(content)[Number(place) - 1] ?? [])).map((line) => [
        ...places,
        ...line,
      ]),
    );
  return {
    lines: (content) =>
      typeof content === 'string'
        ? rows(content)
        : choices(tokensOf(content, 'pos').toSorted(), k).flatMap((places) =>
            inner.lines(content).map((line) => [...places, ...line]),
          ),
    tierOf: (line, draw) => {
      const drawn = drawnOf(draw);
      return inner.tierOf(
        line.slice(k),
        line.slice(0, k).map((place) => drawn[Number(place) - 1] ?? ''),
      );
    },
  };
}

/** Sets per position: a line is its position and its pick. */
export function perPosition(tierOf: (pick: string, drawn: string) => string | undefined): Model {
  return {
    lines: (content) => rowsOf(content).flatMap((row, place) => row.map((pick) => [String(place), pick])),
    tierOf: ([place = '', pick = ''], draw) => tierOf(pick, drawnOf(draw)[Number(place)] ?? ''),
  };
}

/** Every pick is a line decided by the whole draw. */
export function onDraw(tierOf: (pick: string, drawn: readonly string[]) => string | undefined): Model {
  return { lines: singles, tierOf: ([pick = ''], draw) => tierOf(pick, drawnOf(draw)) };
}

const singles = (content: Content): readonly Line[] => tokensOf(content, 'list').map((pick) => [pick]);
const rowProduct = (content: Content): readonly Line[] => product(rowsOf(content));

function formLines(parts: readonly (readonly [string, number, number])[], content: Content): readonly Line[] {
  return parts.reduce<readonly Line[]>(
    (lines, [key, repeats, size]) =>
      lines.flatMap((line) =>
        choices(
          tokensOf(content, key).filter((digit) => !line.includes(digit)),
          size,
        ).map((chosen) => [
          ...line,
          ...chosen.flatMap((digit) => Array.from({ length: repeats }, () => digit)),
        ]),
      ),
    [[]],
  );
}

function compareModel(onTie: 'lose' | 'push'): Model {
  return {
    lines: (content) => product([tokensOf(content, 'compare'), tokensOf(content, 'list')]),
    tierOf: ([places = '', pick = ''], draw) => {
      const [a = '', b = ''] = places.split('-').map((place) => drawnOf(draw)[Number(place) - 1]);
      if (a === b && pick !== 'tie') return onTie === 'push' ? 'push' : undefined;
      return pick === (a === b ? 'tie' : Number(a) > Number(b) ? 'dragon' : 'tiger') ? pick : undefined;
    },
  };
}

function sixSides(side: string, digit: number): boolean {
  if (side === 'prime') return '12357'.includes(String(digit));
  return side === 'composite' ? '04689'.includes(String(digit)) : sideHolds(side, digit, 5);
}

/** Form of three digits on a circle of ten: the number of gaps (of three) that are steps of one. */
function cyclicForm(drawn: readonly string[]): string {
  const different = new Set(drawn).size;
  if (different < 3) return different === 1 ? 'leopard' : 'pair';
  const sorted = drawn.map(Number).toSorted((a, b) => a - b);
  const [a = 0, b = 0, c = 0] = sorted;
  const steps = [b - a, c - b, a + 10 - c].filter((gap) => gap === 1).length;
  return ['misc', 'half-straight', 'straight'][steps] ?? '';
}

function bullNames(drawn: readonly string[]): readonly string[] {
  const triple = choices(['0', '1', '2', '3', '4'], 3).find(
    (places) => total(places.map((place) => drawn[Number(place)] ?? '')) % 10 === 0,
  );
  if (triple === undefined) return ['none'];
  const rest = total(drawn.filter((_, index) => !triple.includes(String(index)))) % 10;
  const value = rest === 0 ? 10 : rest;
  return [
    value === 10 ? 'bull-bull' : `bull-${value}`,
    value > 5 ? 'big' : 'small',
    value % 2 === 0 ? 'even' : 'odd',
  ];
}

function pokerForm(drawn: readonly string[]): string {
  const counts = digits
    .map((digit) => drawn.filter((one) => one === digit).length)
    .filter((count) => count > 0);
  const shape = counts.toSorted((a, b) => b - a).join('');
  const named = {
    '5': 'five',
    '41': 'four',
    '32': 'full-house',
    '311': 'three',
    '221': 'two-pair',
    '2111': 'one-pair',
  }[shape];
  if (named !== undefined) return named;
  return digits.join('').includes(drawn.toSorted().join('')) ? 'straight' : 'loose';
}
