import type { TrendZone } from '@tessera/rules/statistics';

/** Columns picked under a trend, by the key of their zone. */
export type Picks = Readonly<Record<string, readonly number[]>>;

/** Picks for the betting page: the values of each list of a play, in its order. */
export interface Carried {
  readonly played: string;
  readonly sets: readonly (readonly string[])[];
}

/** Plays on the numbers of single positions, with their number of lists. */
const locating: Readonly<Record<string, readonly [played: string, lists: number]>> = {
  ssc: ['ssc.locate.all', 5],
  p5: ['p5.locate.all', 5],
  d3: ['d3.locate.all', 3],
  x5: ['x5.locate.all', 5],
  pk10: ['pk10.locate.all', 10],
  pc28: ['pc28.ball-number', 3],
  kl10: ['kl10.credit.ball-number', 8],
};

/** Plays that need a number for each position of a group, by family and group. */
const direct: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ssc: {
    all: 'ssc.star5.direct-multi',
    front3: 'ssc.front3.direct-multi',
    mid3: 'ssc.mid3.direct-multi',
    back3: 'ssc.back3.direct-multi',
    front2: 'ssc.front2.direct-multi',
    back2: 'ssc.back2.direct-multi',
  },
  p5: { all: 'p5.star5.direct-multi' },
  d3: { all: 'd3.star3.direct-multi' },
  x5: {
    front3: 'x5.front3.direct-multi',
    mid3: 'x5.mid3.direct-multi',
    back3: 'x5.back3.direct-multi',
    front2: 'x5.front2.direct-multi',
    back2: 'x5.back2.direct-multi',
  },
  pk10: { 'places-1': 'pk10.front5.direct-multi' },
};

/** Plays with one list, by family and zone. */
const single: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ssc: { spread: 'ssc.any-in.star5-1' },
  p5: { spread: 'p5.any-in.star5-1' },
  d3: { spread: 'd3.any-in.star3-1', sum: 'd3.star3.direct-sum' },
  x5: { spread: 'x5.any1.multi' },
  pk10: { sum2: 'pk10.sum2.value' },
  k3: { spread: 'k3.one.number', sum: 'k3.sum.value' },
  pc28: { sum: 'pc28.number' },
  kl8: { spread: 'kl8.any1.multi' },
  kl10: { spread: 'kl10.credit.any-number' },
  lhc: { special: 'lhc.special.number', main: 'lhc.main.number', 'special-tail': 'lhc.special.tail' },
  uklotto: { main: 'uklotto.multi' },
};

/** Lotteries whose bet has two zones. */
const twoZones: ReadonlySet<string> = new Set([
  'powerball',
  'megamillions',
  'megamillions-old',
  'euromillions',
  'ssq',
  'dlt',
]);

/** Whether numbers of a zone can be taken to the betting page. */
export function isCarried(family: string, zone: TrendZone): boolean {
  if (zone.key.startsWith('place-')) return locating[family] !== undefined;
  return single[family]?.[zone.key] !== undefined || (twoZones.has(family) && zone.kind === 'spread');
}

/** The bet made from the picks below a group of zones; `undefined` while nothing is picked. */
export function carriedOf(
  family: string,
  group: { readonly key: string; readonly zones: readonly TrendZone[] },
  picks: Picks,
): Carried | undefined {
  const valuesOf = (zone: TrendZone) => (picks[zone.key] ?? []).map((column) => zone.columns[column] ?? '');
  const picked = group.zones.filter((zone) => (picks[zone.key] ?? []).length > 0);
  const [first] = picked;
  if (!first) return undefined;
  if (first.key.startsWith('place-')) {
    const whole = direct[family]?.[group.key];
    if (whole && picked.length === group.zones.length) return { played: whole, sets: picked.map(valuesOf) };
    const [played, lists] = locating[family] ?? ['', 0];
    const sets = Array.from({ length: lists }, (_, index) => {
      const zone = picked.find(({ key }) => key === `place-${index + 1}`);
      return zone ? valuesOf(zone) : [];
    });
    return { played, sets };
  }
  if (twoZones.has(family)) return { played: `${family}.multi`, sets: group.zones.map(valuesOf) };
  const played = single[family]?.[first.key];
  return played === undefined ? undefined : { played, sets: [valuesOf(first)] };
}
