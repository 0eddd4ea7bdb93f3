import { onDraw, perPosition } from './digits.ts';
import {
  bankerLines,
  choices,
  drawnOf,
  entryLines,
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

/** Ordered lines of a window, all numbers different. */
const directModel = (places: readonly number[], single: boolean): Model => ({
  lines: (content) => (single ? rowsOf(content) : differentOnes(rowsOf(content))),
  tierOf: (line, draw) => winWhen(line.every((number, i) => number === drawnOf(draw)[places[i] ?? 0])),
});

/** Every combination of one number from each row without repeats. */
const differentOnes = (rows: readonly (readonly string[])[]): readonly Line[] =>
  rows.reduce<readonly Line[]>(
    (lines, row) =>
      lines.flatMap((line) =>
        row.filter((number) => !line.includes(number)).map((number) => [...line, number]),
      ),
    [[]],
  );

/** Lines, in any order, of a window as long as the line. */
const groupModel = (id: string, places: readonly number[]): Model => ({
  lines: (content) => entryLines(id, content, places.length),
  tierOf: (line, draw) =>
    winWhen(
      sameTokens(
        line,
        places.map((place) => drawnOf(draw)[place] ?? ''),
      ),
    ),
});

/** Ranks or places from 1, with options for all of them. */
const rankModel = (
  holds: (option: string, rank: number, drawn: readonly number[]) => boolean,
  tiers: boolean,
): Model => ({
  lines: (content) => product([tokensOf(content, 'rank'), tokensOf(content, 'list')]),
  tierOf: ([rank = '', option = ''], draw) =>
    holds(option, Number(rank), drawnOf(draw).map(Number)) ? (tiers ? option : 'win') : undefined,
});

const dragonModel = (places: number): Model =>
  rankModel(
    (option, rank, drawn) =>
      option === ((drawn[rank - 1] ?? 0) > (drawn[places - rank] ?? 0) ? 'dragon' : 'tiger'),
    true,
  );

const locateModel = perPosition((pick, number) => winWhen(pick === number));

const x5Windows: Readonly<Record<string, readonly number[]>> = {
  front2: [0, 1],
  back2: [3, 4],
  front3: [0, 1, 2],
  mid3: [1, 2, 3],
  back3: [2, 3, 4],
};

const holdsOrHeld = (line: readonly string[], drawn: readonly string[]): boolean =>
  hitsOf(line, drawn) === Math.min(line.length, drawn.length);

export function x5Model(play: string): Model | undefined {
  const [head = '', tail = ''] = play.split('.');
  const window = x5Windows[head];
  if (window !== undefined) {
    return tail.startsWith('direct')
      ? directModel(window, tail.endsWith('single'))
      : groupModel(tail, window);
  }
  if (/^any\d$/.test(head)) {
    return {
      lines: (content) => entryLines(tail, content, Number(head.slice(3))),
      tierOf: (line, draw) => winWhen(holdsOrHeld(line, drawnOf(draw))),
    };
  }
  if (head === 'any-in')
    return onDraw((pick, drawn) => winWhen((x5Windows[tail] ?? []).some((place) => drawn[place] === pick)));
  if (tail.startsWith('link')) {
    return {
      lines: (content) => choices(tokensOf(content), Number(tail.slice(4))),
      tierOf: (line, draw) => winWhen(holdsOrHeld(line, drawnOf(draw))),
    };
  }
  switch (play) {
    case 'front1.direct':
      return onDraw((pick, drawn) => winWhen(pick === drawn[0]));
    case 'locate.all':
    case 'credit.ball-number':
      return locateModel;
    case 'fun.odd-count':
      return onDraw((pick, drawn) => {
        const odd = drawn.filter((number) => Number(number) % 2 === 1).length;
        return pick === `${odd}-${5 - odd}` ? pick : undefined;
      });
    case 'fun.median':
      return onDraw((pick, drawn) =>
        Number(pick) === drawn.map(Number).toSorted((a, b) => a - b)[2] ? pick : undefined,
      );
    case 'credit.ball-sides':
      return perPosition((side, number) =>
        number === '11' ? 'push' : sideHolds(side, Number(number), 6) ? side : undefined,
      );
    case 'credit.sum-sides':
      return onDraw((side, drawn) => sumSide(side, total(drawn), 30));
    case 'credit.dragon-tiger':
      return onDraw((pick, drawn) =>
        pick === (Number(drawn[0]) > Number(drawn[4]) ? 'dragon' : 'tiger') ? pick : undefined,
      );
    case 'credit.one-in-one':
      return onDraw((pick, drawn) => winWhen(drawn.includes(pick)));
    case 'credit.front2-group':
      return groupModel('multi', [0, 1]);
    case 'credit.front3-group':
      return groupModel('multi', [0, 1, 2]);
    default:
      return undefined;
  }
}

/** Sides of a sum and its last digit; on a sum of `tie` big and small tie. */
function sumSide(side: string, sum: number, tie: number): string | undefined {
  if (side === 'tail-big' || side === 'tail-small')
    return sum % 10 >= 5 === (side === 'tail-big') ? side : undefined;
  if (sum === tie && (side === 'big' || side === 'small')) return 'push';
  return sideHolds(side, sum, tie + 1) ? side : undefined;
}

export function pk10Model(play: string): Model | undefined {
  const front = /^front(\d+)\.(direct|group)-(multi|single)$/.exec(play);
  if (front !== null) {
    const places = Array.from({ length: Number(front[1]) }, (_, index) => index);
    return front[2] === 'direct'
      ? directModel(places, front[3] === 'single')
      : groupModel(front[3] ?? '', places);
  }
  const top = (drawn: readonly string[], places: number): number => total(drawn.slice(0, places));
  switch (play) {
    case 'front1.direct':
      return onDraw((pick, drawn) => winWhen(pick === drawn[0]));
    case 'locate.all':
    case 'credit.ball-number':
      return locateModel;
    case 'sides.rank':
      return rankModel((side, rank, drawn) => sideHolds(side, drawn[rank - 1] ?? 0, 6), true);
    case 'dragon.rank':
    case 'credit.dragon-tiger':
      return dragonModel(10);
    case 'sum2.value':
    case 'credit.sum2-value':
      return onDraw((pick, drawn) => (Number(pick) === top(drawn, 2) ? pick : undefined));
    case 'sum2.sides':
    case 'credit.sum2-sides':
      return onDraw((side, drawn) => (sideHolds(side, top(drawn, 2), 12) ? side : undefined));
    case 'sum3.value':
      return onDraw((pick, drawn) => (Number(pick) === top(drawn, 3) ? pick : undefined));
    case 'credit.ball-sides':
      return perPosition((side, number) => (sideHolds(side, Number(number), 6) ? side : undefined));
    default:
      return undefined;
  }
}

const winds: Readonly<Record<string, readonly number[]>> = {
  east: [1, 5, 9, 13, 17],
  south: [2, 6, 10, 14, 18],
  west: [3, 7, 11, 15, 19],
  north: [4, 8, 12, 16, 20],
  zhong: [1, 2, 3, 4, 5, 6, 7],
  fa: [8, 9, 10, 11, 12, 13, 14],
  bai: [15, 16, 17, 18, 19, 20],
};

const neighbours = (draw: Parameters<typeof drawnOf>[0]): readonly string[] => {
  const drawn = drawnOf(draw);
  return drawn.slice(1).map((number, index) => `${drawn[index]}>${number}`);
};

const adjacentModel = (lines: Model['lines']): Model => ({
  lines,
  tierOf: ([a, b], draw) =>
    winWhen(neighbours(draw).some((pair) => pair === `${a}>${b}` || pair === `${b}>${a}`)),
});

export function kl10Model(play: string): Model | undefined {
  const any = /^(?:any|credit\.link)(\d)(?:\.(multi|single|banker))?$/.exec(play);
  if (any !== null) {
    return {
      lines: (content) => entryLines(any[2] ?? 'multi', content, Number(any[1])),
      tierOf: (line, draw) => winWhen(hitsOf(line, drawnOf(draw)) === line.length),
    };
  }
  const front = /^front3\.(direct|group)-(multi|single|banker)$/.exec(play);
  if (front !== null) {
    return front[1] === 'direct'
      ? directModel([0, 1, 2], front[2] === 'single')
      : groupModel(front[2] ?? '', [0, 1, 2]);
  }
  switch (play) {
    case 'first-number':
      return onDraw((pick, drawn) => winWhen(pick === drawn[0]));
    case 'first-red':
      return onDraw((_pick, drawn) => winWhen(drawn[0] === '19' || drawn[0] === '20'));
    case 'link2.direct-multi':
      return {
        lines: (content) => product(rowsOf(content)).filter(([a, b]) => a !== b),
        tierOf: ([a, b], draw) => winWhen(neighbours(draw).includes(`${a}>${b}`)),
      };
    case 'link2.group-multi':
    case 'credit.link2-adjacent':
      return adjacentModel((content) => choices(tokensOf(content), 2));
    case 'link2.group-banker':
      return adjacentModel((content) => bankerLines(content, 2));
    case 'credit.ball-number':
      return locateModel;
    case 'credit.ball-sides':
      return perPosition((side, number) => (ballSide(side, Number(number)) ? side : undefined));
    case 'credit.ball-direction':
    case 'credit.ball-zfb':
      return perPosition((wind, number) => (winds[wind]?.includes(Number(number)) ? wind : undefined));
    case 'credit.sum-sides':
      return onDraw((side, drawn) => sumSide(side, total(drawn), 84));
    case 'credit.dragon-tiger':
      return dragonModel(8);
    case 'credit.any-number':
      return onDraw((pick, drawn) => winWhen(drawn.includes(pick)));
    case 'credit.front3-group':
      return groupModel('multi', [0, 1, 2]);
    default:
      return undefined;
  }
}

function ballSide(side: string, number: number): boolean {
  const text = String(number).padStart(2, '0');
  if (side.startsWith('tail-')) return sideHolds(side.slice(5), number % 10, 5) && /big|small/.test(side);
  if (side.startsWith('sum-')) return (total([...text]) % 2 === 1) === (side === 'sum-odd');
  return sideHolds(side, number, 11);
}

const keno: Readonly<Record<string, string>> = {
  any1: '1',
  any2: '2',
  any3: '32',
  any4: '432',
  any5: '543',
  any6: '6543',
  any7: '76540',
  any8: '876540',
  any9: '9876540',
  any10: 'A987650',
};

const elements = [
  ['gold', 210, 695],
  ['wood', 696, 763],
  ['water', 764, 855],
  ['fire', 856, 923],
  ['earth', 924, 1410],
] as const;

export function kl8Model(play: string): Model | undefined {
  const [head = '', tail = ''] = play.split('.');
  const paying = keno[head];
  if (paying !== undefined) {
    const size = Number(head.slice(3));
    return {
      lines: (content) => entryLines(tail, content, size),
      tierOf: (line, draw) => {
        const hits = hitsOf(line, drawnOf(draw));
        return paying.includes(hits === 10 ? 'A' : String(hits)) ? `hit${hits}` : undefined;
      },
    };
  }
  const most = (first: string, second: string, has: (number: number) => boolean, tie: string) =>
    onDraw((pick, drawn) => {
      const found = drawn.filter((number) => has(Number(number))).length;
      return pick === (found === 10 ? tie : found > 10 ? first : second) ? pick : undefined;
    });
  const low = (number: number): boolean => number < 41;
  const odd = (number: number): boolean => number % 2 === 1;
  switch (play) {
    case 'board.upper-lower':
      return most('upper', 'lower', low, 'middle');
    case 'credit.front-back':
      return most('front', 'back', low, 'tie');
    case 'board.odd-even':
    case 'credit.odd-even':
      return most('odd', 'even', odd, 'tie');
    case 'board.sum-sides':
      return onDraw((side, drawn) => (sideHolds(side, total(drawn), 811) ? side : undefined));
    case 'board.sum-combo':
      return onDraw((pick, drawn) =>
        pick.split('-').every((side) => sideHolds(side, total(drawn), 811)) ? pick : undefined,
      );
    case 'credit.number':
      return onDraw((pick, drawn) => winWhen(drawn.includes(pick)));
    case 'credit.sum-sides':
      return onDraw((side, drawn) => {
        if (total(drawn) === 810) return side === 'tie' ? 'tie' : 'push';
        return sideHolds(side, total(drawn), 811) ? side : undefined;
      });
    case 'credit.sum-combo':
      return onDraw((pick, drawn) => {
        if (total(drawn) === 810) return 'push';
        return pick.split('-').every((side) => sideHolds(side, total(drawn), 811)) ? pick : undefined;
      });
    case 'credit.elements':
      return onDraw(
        (pick, drawn) =>
          elements.find(
            ([name, from, to]) => name === pick && total(drawn) >= from && total(drawn) <= to,
          )?.[0],
      );
    default:
      return undefined;
  }
}
