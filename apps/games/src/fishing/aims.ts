import { FISHING_BULLETS, type FishId } from '@tessera/games';

/** One bullet: what it is meant for, and the fish of the sea it was aimed at. */
export interface Aim {
  readonly fish: FishId;
  /** Index into the school. */
  readonly swimmer: number;
}

/** One bullet more, unless all are aimed. */
export const withAim = (aims: readonly Aim[], aim: Aim): readonly Aim[] =>
  aims.length < FISHING_BULLETS.max ? [...aims, aim] : aims;

/** How many bullets are meant for a kind of fish. */
export const countOf = (aims: readonly Aim[], fish: FishId): number =>
  aims.filter((aim) => aim.fish === fish).length;

/** How many bullets are aimed at each fish of the sea. */
export function bySwimmer(aims: readonly Aim[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { swimmer } of aims) counts.set(swimmer, (counts.get(swimmer) ?? 0) + 1);
  return counts;
}
