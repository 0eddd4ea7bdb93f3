import { type Draw, type LhcDraw, lhcDrawOf } from '../../families/draw.ts';
import { choices, hitsOf, type Model, rowsOf, sideHolds, tokensOf, total, winWhen } from './model.ts';

const order = 'rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig'.split(' ');
const reds = '1 2 7 8 12 13 18 19 23 24 29 30 34 35 40 45 46'.split(' ');
const blues = '3 4 9 10 14 15 20 25 26 31 36 37 41 42 47 48'.split(' ');
const kinds: Readonly<Record<string, readonly string[]>> = {
  tame: ['ox', 'horse', 'goat', 'rooster', 'dog', 'pig'],
  wild: ['rat', 'tiger', 'rabbit', 'dragon', 'snake', 'monkey'],
  sky: ['ox', 'rabbit', 'dragon', 'horse', 'monkey', 'pig'],
  earth: ['rat', 'tiger', 'snake', 'goat', 'rooster', 'dog'],
  front: ['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake'],
  back: ['horse', 'goat', 'monkey', 'rooster', 'dog', 'pig'],
};

const color = (number: string): string =>
  reds.includes(number) ? 'red' : blues.includes(number) ? 'blue' : 'green';
const main = (draw: LhcDraw): readonly string[] => draw.main.map(String);
const seven = (draw: LhcDraw): readonly string[] => [...main(draw), String(draw.special)];

/** Steps backwards through the signs, once for each number after the first. */
function sign(number: string, year: string): string {
  let at = order.indexOf(year);
  for (let step = 1; step < Number(number); step++) at = at === 0 ? 11 : at - 1;
  return order[at] ?? '';
}

function has(side: string, number: string): boolean {
  const value = Number(number);
  const digitSum = total([...number]);
  const tail = Number(number.at(-1));
  const named: Readonly<Record<string, boolean>> = {
    'sum-odd': digitSum % 2 === 1,
    'sum-even': digitSum % 2 === 0,
    'sum-big': digitSum >= 7,
    'sum-small': digitSum <= 6,
    'tail-big': tail >= 5,
    'tail-small': tail <= 4,
    red: color(number) === 'red',
    blue: color(number) === 'blue',
    green: color(number) === 'green',
  };
  return named[side] ?? sideHolds(side, value, 25);
}

/** Every pick is a line. */
const picks = (tierOf: (pick: string, draw: LhcDraw) => string | undefined): Model => ({
  lines: (content) => tokensOf(content).map((pick) => [pick]),
  tierOf: ([pick = ''], draw) => tierOf(pick, lhcDrawOf(draw)),
});

/** Every choice of `k` picks is a line. */
const links = (k: number, tierOf: (line: readonly string[], draw: LhcDraw) => string | undefined): Model => ({
  lines: (content) => choices(tokensOf(content), k),
  tierOf: (line, draw) => tierOf(line, lhcDrawOf(draw)),
});

/** The whole content is one line. */
const whole = (tierOf: (line: readonly string[], draw: LhcDraw) => string | undefined): Model => ({
  lines: (content) => [tokensOf(content)],
  tierOf: (line, draw) => tierOf(line, lhcDrawOf(draw)),
});

const tied = (holds: (pick: string, number: string, draw: LhcDraw) => boolean): Model =>
  picks((pick, draw) =>
    draw.special === 49 ? 'push' : holds(pick, String(draw.special), draw) ? pick : undefined,
  );

const both = (pick: string, number: string): boolean => pick.split('-').every((side) => has(side, number));

export function lhcModel(play: string): Model | undefined {
  const linked = /^linkzod\.(zodiac|tail)(\d)-(in|out)$/.exec(play);
  if (linked !== null) {
    return links(Number(linked[2]), (line, draw) => {
      const drawn = seven(draw).map((number) =>
        linked[1] === 'zodiac' ? sign(number, draw.year) : (number.at(-1) ?? ''),
      );
      return winWhen(
        linked[3] === 'in' ? line.every((one) => drawn.includes(one)) : hitsOf(line, drawn) === 0,
      );
    });
  }
  const counted = /^(?:nohit\.none|onehit\.one)(\d+)$/.exec(play);
  if (counted !== null) {
    return links(Number(counted[1]), (line, draw) =>
      winWhen(hitsOf(line, seven(draw)) === (play.startsWith('nohit') ? 0 : 1)),
    );
  }
  return specialModel(play) ?? zodiacModel(play) ?? mainModel(play);
}

function specialModel(play: string): Model | undefined {
  switch (play) {
    case 'special.number':
      return picks((pick, { special }) => winWhen(pick === String(special)));
    case 'special.sides':
      return tied(has);
    case 'special.combo':
    case 'color.half':
    case 'color.half-half':
      return tied(both);
    case 'special.beast':
      return tied((pick, number, { year }) => kinds[pick]?.includes(sign(number, year)) === true);
    case 'special.head':
      return picks((pick, { special }) => (pick === String(Math.floor(special / 10)) ? pick : undefined));
    case 'special.tail':
      return picks((pick, { special }) => (pick === String(special).at(-1) ? pick : undefined));
    case 'color.special':
      return picks((pick, { special }) => (pick === color(String(special)) ? pick : undefined));
    case 'color.seven':
      return picks((pick, draw) => {
        const winner = sevenColor(draw);
        return winner === 'tie' && pick !== 'tie' ? 'push' : pick === winner ? pick : undefined;
      });
    default:
      return undefined;
  }
}

function sevenColor(draw: LhcDraw): string {
  const points = ['red', 'blue', 'green'].map((name) => ({
    name,
    points:
      main(draw).filter((number) => color(number) === name).length +
      (color(String(draw.special)) === name ? 1.5 : 0),
  }));
  const [first, second] = points.toSorted((a, b) => b.points - a.points);
  return first?.points === second?.points ? 'tie' : (first?.name ?? '');
}

function zodiacModel(play: string): Model | undefined {
  const drawnSigns = (draw: LhcDraw): readonly string[] =>
    seven(draw).map((number) => sign(number, draw.year));
  const joint = (wanted: boolean): Model =>
    whole((line, draw) => {
      if (draw.special === 49) return 'push';
      return winWhen(line.includes(sign(String(draw.special), draw.year)) === wanted);
    });
  switch (play) {
    case 'zodiac.special':
      return picks((pick, draw) => winWhen(pick === sign(String(draw.special), draw.year)));
    case 'zodiac.any':
      return picks((pick, draw) => winWhen(drawnSigns(draw).includes(pick)));
    case 'zodiac.none':
      return picks((pick, draw) => winWhen(!drawnSigns(draw).includes(pick)));
    case 'zodiac.main':
      return picks((pick, draw) => {
        const hits = main(draw).filter((number) => sign(number, draw.year) === pick).length;
        return hits === 0 ? undefined : `hit${hits}`;
      });
    case 'zodiac.joint-in':
      return joint(true);
    case 'zodiac.joint-out':
      return joint(false);
    case 'zodiac.total':
      return picks((pick, draw) => {
        const count = new Set(drawnSigns(draw)).size;
        return pick === String(count) || pick === (count % 2 === 1 ? 'odd' : 'even') ? pick : undefined;
      });
    case 'tail.any':
      return picks((pick, draw) => winWhen(seven(draw).some((number) => number.endsWith(pick))));
    case 'tail.none':
      return picks((pick, draw) => winWhen(!seven(draw).some((number) => number.endsWith(pick))));
    default:
      return undefined;
  }
}

function mainModel(play: string): Model | undefined {
  const withSpecial = (line: readonly string[], draw: LhcDraw): boolean =>
    line.includes(String(draw.special)) && hitsOf(line, main(draw)) === 1;
  switch (play) {
    case 'main.number':
      return picks((pick, draw) => winWhen(main(draw).includes(pick)));
    case 'main.total-sides':
      return picks((pick, draw) => (sideHolds(pick, total(seven(draw)), 175) ? pick : undefined));
    case 'main.position':
      return places((pick, number) => winWhen(pick === number));
    case 'main.position-sides':
      return places((side, number) => {
        const ofColor = ['red', 'blue', 'green'].includes(side);
        return number === '49' && !ofColor ? 'push' : has(side, number) ? side : undefined;
      });
    case 'main.parlay':
      return {
        lines: (content) => [rowsOf(content).map(([side = '']) => side)],
        tierOf: (line, draw) => parlayTier(line, main(lhcDrawOf(draw))),
      };
    case 'link.four-all':
      return links(4, (line, draw) => winWhen(hitsOf(line, main(draw)) === 4));
    case 'link.three-all':
      return links(3, (line, draw) => winWhen(hitsOf(line, main(draw)) === 3));
    case 'link.three-two':
      return links(3, (line, draw) => ({ 2: 'hit2', 3: 'hit3' })[hitsOf(line, main(draw))]);
    case 'link.two-all':
      return links(2, (line, draw) => winWhen(hitsOf(line, main(draw)) === 2));
    case 'link.two-special':
      return links(2, (line, draw) =>
        hitsOf(line, main(draw)) === 2 ? 'hit2' : withSpecial(line, draw) ? 'special' : undefined,
      );
    case 'link.special-pair':
      return links(2, (line, draw) => winWhen(withSpecial(line, draw)));
    default:
      return undefined;
  }
}

function parlayTier(line: readonly string[], drawn: readonly string[]): string | undefined {
  let counted = 0;
  for (const [place, side] of line.entries()) {
    const number = drawn[place] ?? '';
    if (side === '' || (number === '49' && ['big', 'small', 'odd', 'even'].includes(side))) continue;
    if (!has(side, number)) return undefined;
    counted++;
  }
  return `pass${counted}`;
}

function places(tierOf: (pick: string, number: string) => string | undefined): Model {
  return {
    lines: (content) => rowsOf(content).flatMap((row, place) => row.map((pick) => [String(place), pick])),
    tierOf: ([place = '', pick = ''], draw: Draw) => tierOf(pick, main(lhcDrawOf(draw))[Number(place)] ?? ''),
  };
}
