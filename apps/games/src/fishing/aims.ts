import { FISHING_BULLETS, type FishId } from '@tessera/games';

/** One bullet: the kind of fish, and the fish in the sea it is aimed at. */
export interface Aim {
  readonly fish: FishId;
  /** Index into the school. */
  readonly swimmer: number;
}

/** Adds a bullet, unless all are aimed. */
export const withAim = (aims: readonly Aim[], aim: Aim): readonly Aim[] =>
  aims.length < FISHING_BULLETS.max ? [...aims, aim] : aims;

/** Number of bullets aimed at a kind of fish. */
export const countOf = (aims: readonly Aim[], fish: FishId): number =>
  aims.filter((aim) => aim.fish === fish).length;

/** Number of bullets aimed at each fish in the sea. */
export function bySwimmer(aims: readonly Aim[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { swimmer } of aims) counts.set(swimmer, (counts.get(swimmer) ?? 0) + 1);
  return counts;
}
