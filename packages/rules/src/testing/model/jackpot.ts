import type { Content } from '../../content/parse.ts';
import { jackpotDrawOf } from '../../families/draw.ts';
import { choices, hitsOf, type Line, type Model, product, rowsOf, tokensOf } from './model.ts';

/** Tiers by the matches of a line, as printed by the operators. */
const charts: Readonly<
  Record<
    string,
    { readonly main: number; readonly extra: number; readonly tiers: Readonly<Record<string, string>> }
  >
> = {
  ...Object.fromEntries(
    ['powerball', 'megamillions', 'megamillions-old'].map((family) => [
      family,
      { main: 5, extra: 1, tiers: same('5+1 5+0 4+1 4+0 3+1 3+0 2+1 1+1 0+1') },
    ]),
  ),
  euromillions: { main: 5, extra: 2, tiers: same('5+2 5+1 5+0 4+2 4+1 3+2 4+0 2+2 3+1 3+0 1+2 2+1 2+0') },
  uklotto: {
    main: 6,
    extra: 0,
    tiers: {
      '6+0': '6',
      '5+1': '5+b',
      '5+0': '5',
      '4+0': '4',
      '4+1': '4',
      '3+0': '3',
      '3+1': '3',
      '2+0': '2',
      '2+1': '2',
    },
  },
  ssq: {
    main: 6,
    extra: 1,
    tiers: {
      '6+1': 'first',
      '6+0': 'second',
      '5+1': 'third',
      '5+0': 'fourth',
      '4+1': 'fourth',
      '4+0': 'fifth',
      '3+1': 'fifth',
      '2+1': 'sixth',
      '1+1': 'sixth',
      '0+1': 'sixth',
      '3+0': 'lucky',
    },
  },
  dlt: {
    main: 5,
    extra: 2,
    tiers: {
      '5+2': 'first',
      '5+1': 'second',
      '5+0': 'third',
      '4+2': 'third',
      '4+1': 'fourth',
      '4+0': 'fifth',
      '3+2': 'fifth',
      '3+1': 'sixth',
      '2+2': 'sixth',
      '3+0': 'seventh',
      '2+1': 'seventh',
      '1+2': 'seventh',
      '0+2': 'seventh',
    },
  },
  'dlt-2019': {
    main: 5,
    extra: 2,
    tiers: {
      '5+2': 'first',
      '5+1': 'second',
      '5+0': 'third',
      '4+2': 'fourth',
      '4+1': 'fifth',
      '3+2': 'sixth',
      '4+0': 'seventh',
      '3+1': 'eighth',
      '2+2': 'eighth',
      '3+0': 'ninth',
      '2+1': 'ninth',
      '1+2': 'ninth',
      '0+2': 'ninth',
    },
  },
};

/** A jackpot lottery. A line is its main numbers followed by its extra numbers. */
export function jackpotModel(family: string, play: string): Model | undefined {
  const chart = charts[family];
  if (chart === undefined) return undefined;
  const { main, extra, tiers } = chart;
  return {
    lines: (content) => (play === 'single' ? rowsOf(content) : pairs(...zones(content, play, main, extra))),
    tierOf: (line, draw) => {
      const drawn = jackpotDrawOf(draw);
      const mainHits = hitsOf(line.slice(0, main), drawn.main.map(String));
      const extraHits = hitsOf(extra === 0 ? line : line.slice(main), drawn.extra.map(String));
      return tiers[`${mainHits}+${extraHits}`];
    },
  };
}

function zones(
  content: Content,
  play: string,
  main: number,
  extra: number,
): [readonly Line[], readonly Line[]] {
  if (play === 'multi') {
    const [numbers = [], extras = []] = rowsOf(content);
    return [choices(numbers, main), choices(extras, extra)];
  }
  const [bankers = [], extraBankers = []] = rowsOf(content, 'gall_code');
  const [drags = [], extraDrags] = rowsOf(content, 'drag_code');
  const withBankers = (held: Line, rest: readonly string[], size: number): readonly Line[] =>
    choices(rest, size - held.length).map((line) => [...held, ...line]);
  return [
    withBankers(bankers, drags, main),
    withBankers(extraBankers, extraDrags ?? tokensOf(content, 'list'), extra),
  ];
}

function pairs(mains: readonly Line[], extras: readonly Line[]): readonly Line[] {
  return product([mains.map((line) => line.join()), extras.map((line) => line.join())]).map(
    ([a = '', b = '']) => [...a.split(','), ...b.split(',')].filter((number) => number !== ''),
  );
}

function same(names: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, name]));
}
