import { factsOf, type Track, type TrendZone } from '@tessera/rules/statistics';

/** Views of a trend; a family may lack some. */
export type ViewName = 'numbers' | 'roads' | 'sums' | 'forms' | 'heat';

/** Zones shown side by side. */
export interface ZoneGroup {
  readonly key: string;
  readonly zones: readonly TrendZone[];
}

/** Groups with their own text, `trend_group_<key>`; other groups are named by their zones. */
const namedGroups = ['all', 'front3', 'mid3', 'back3', 'front2', 'back2', 'spread'] as const;

export function isNamed(key: string): key is (typeof namedGroups)[number] {
  return namedGroups.some((name) => name === key);
}

/** The views of a family, without empty ones. */
export function viewsOf(zones: readonly TrendZone[], tracks: readonly Track[]): readonly ViewName[] {
  const has = (...kinds: TrendZone['kind'][]) => zones.some(({ kind }) => kinds.includes(kind));
  return [
    'numbers',
    ...(tracks.length > 0 ? (['roads'] as const) : []),
    ...(has('sum') ? (['sums'] as const) : []),
    ...(has('words') ? (['forms'] as const) : []),
    'heat',
  ];
}

/** Groups of positions of a five-digit draw: first position and the one after the last. */
const windows: Readonly<Record<string, readonly [from: number, to: number]>> = {
  front3: [0, 3],
  mid3: [1, 4],
  back3: [2, 5],
  front2: [0, 2],
  back2: [3, 5],
};

/** The zones of one desktop chart of a family's numbers; wide families are split into parts. */
export function groupsOf(family: string, zones: readonly TrendZone[]): readonly ZoneGroup[] {
  const places = zones.filter(({ kind }) => kind === 'place');
  const spreads = zones.filter(({ kind }) => kind === 'spread');
  // The special number and the main numbers of LHC are too wide for one chart.
  if (factsOf(family)?.shape.form === 'lhc')
    return [...places, ...spreads].map((zone) => ({ key: zone.key, zones: [zone] }));
  if (places.length === 0) return spreads.length > 0 ? [{ key: 'all', zones: spreads }] : [];
  const spread = spreads.map((zone) => ({ key: 'spread', zones: [zone] }));
  const part = (places[0]?.columns.length ?? 0) > 11 ? 2 : 5;
  if (places.length > part) {
    const parts = Array.from({ length: Math.ceil(places.length / part) }, (_, index) => ({
      key: `places-${index + 1}`,
      zones: places.slice(index * part, (index + 1) * part),
    }));
    return [...parts, ...spread];
  }
  const cut = places.length === 5 ? windows : {};
  return [
    { key: 'all', zones: places },
    ...Object.entries(cut).map(([key, [from, to]]) => ({ key, zones: places.slice(from, to) })),
    ...spread,
  ];
}

/** On phones each group is a single zone. */
export const singleGroups = (family: string, zones: readonly TrendZone[]): readonly ZoneGroup[] =>
  groupsOf(family, zones)
    .flatMap((group) => group.zones)
    .filter((zone, index, all) => all.indexOf(zone) === index)
    .map((zone) => ({ key: zone.key, zones: [zone] }));
