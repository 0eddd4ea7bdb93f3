import { carriedPlays, type TrendZone } from '@tessera/rules/statistics';

/** Columns picked under a trend, by the key of their zone. */
export type Picks = Readonly<Record<string, readonly number[]>>;

/** Picks for the betting page: the values of each list of a play, in its order. */
export interface Carried {
  readonly play: string;
  readonly sets: readonly (readonly string[])[];
}

/** Whether numbers of a zone can be taken to the betting page. */
export function isCarried(family: string, zone: TrendZone): boolean {
  const plays = carriedPlays(family);
  if (!plays) return false;
  if (zone.key.startsWith('place-')) return plays.places !== null;
  return plays.zones[zone.key] !== undefined || (plays.ticket !== undefined && zone.kind === 'spread');
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
  const plays = carriedPlays(family);
  if (!first || !plays) return undefined;
  if (first.key.startsWith('place-')) {
    const whole = plays.groups[group.key];
    if (whole && picked.length === group.zones.length) return { play: whole, sets: picked.map(valuesOf) };
    const { play, lists } = plays.places ?? { play: '', lists: 0 };
    const sets = Array.from({ length: lists }, (_, index) => {
      const zone = picked.find(({ key }) => key === `place-${index + 1}`);
      return zone ? valuesOf(zone) : [];
    });
    return { play, sets };
  }
  if (plays.ticket !== undefined) return { play: plays.ticket, sets: group.zones.map(valuesOf) };
  const play = plays.zones[first.key];
  return play === undefined ? undefined : { play, sets: [valuesOf(first)] };
}
