import { choose } from '../../math/choose.ts';

/** Picks of one zone as bankers and drags. Without bankers all picks are drags. */
export interface ZonePicks {
  readonly bankers: readonly number[];
  readonly drags: readonly number[];
}

/** Numbers of bankers and drags that are drawn, each in two classes: matching numbers and bonus. */
export interface ZoneHits {
  readonly bankers: readonly [number, number];
  readonly drags: readonly [number, number];
}

/** Lines of `pick` numbers, all bankers included. */
export function zoneLines({ bankers, drags }: ZonePicks, pick: number): number {
  return choose(drags.length, pick - bankers.length);
}

/** Lines with exactly `found` matches and `bonus` bonus numbers. */
export function zoneWays(
  { bankers, drags }: ZonePicks,
  pick: number,
  hits: ZoneHits,
  found: number,
  bonus = 0,
): number {
  const fromDrags = found - hits.bankers[0];
  const bonusFromDrags = bonus - hits.bankers[1];
  const rest = pick - bankers.length - fromDrags - bonusFromDrags;
  const others = drags.length - hits.drags[0] - hits.drags[1];
  return choose(hits.drags[0], fromDrags) * choose(hits.drags[1], bonusFromDrags) * choose(others, rest);
}

/** Hits of drawn numbers and a bonus number among picks. */
export function zoneHitsOf(
  { bankers, drags }: ZonePicks,
  drawn: readonly number[],
  bonus?: number,
): ZoneHits {
  const among = (picks: readonly number[]): readonly [number, number] => [
    picks.filter((number) => drawn.includes(number)).length,
    bonus !== undefined && picks.includes(bonus) ? 1 : 0,
  ];
  return { bankers: among(bankers), drags: among(drags) };
}

/** Every way in which `drawn` numbers and `bonus` bonus numbers out of `of` can hit bankers, drags and other numbers. */
export function* possibleHits(
  { bankers, drags }: ZonePicks,
  of: number,
  drawn: number,
  bonus: 0 | 1,
): Generator<ZoneHits> {
  const others = of - bankers.length - drags.length;
  for (let b = 0; b <= Math.min(bankers.length, drawn); b++) {
    for (let d = 0; d <= Math.min(drags.length, drawn - b); d++) {
      const outside = drawn - b - d;
      if (outside > others) continue;
      if (bonus === 0 || outside < others) yield { bankers: [b, 0], drags: [d, 0] };
      if (bonus === 1 && b < bankers.length) yield { bankers: [b, 1], drags: [d, 0] };
      if (bonus === 1 && d < drags.length) yield { bankers: [b, 0], drags: [d, 1] };
    }
  }
}
