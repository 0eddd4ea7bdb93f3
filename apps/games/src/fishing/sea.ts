import { FISH_IDS, type FishId } from '@tessera/games';
import { h } from '../engine/index.ts';
import { type Aim, bySwimmer } from './aims.ts';
import { createCannon } from './cannon.ts';
import css from './fishing.module.css';
import { sizeOf } from './sizes.ts';
import { isSeen, nearest, placeOf, type Swimmer, schoolOf } from './swim.ts';
import { createSwimmerView } from './swimmer-view.ts';
import { createVolleyView, type Shot } from './volley-view.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The sea: swimming fish, aims on them, a flying volley. */
export interface Sea {
  /** Container of everything that moves; it fills its parent. Only transforms change, so nothing is repainted. */
  readonly element: HTMLElement;
  readonly school: readonly Swimmer<FishId>[];
  /** Index of the fish at a point of the element; -1 = none. */
  at(point: Point): number;
  /** A visible fish of a kind, or the first of its kind. */
  find(fish: FishId): number;
  aim(aims: readonly Aim[]): void;
  /** Moves the volley to `ms` after its start. */
  volley(shots: readonly Shot[], ms: number): void;
  /** Removes the last volley. */
  clear(): void;
}

/** Touch tolerance: a press this far from a fish still selects it, px. */
const reachMin = 30;
/** Time in seconds of the still picture shown with reduced motion. */
const stillSecond = 4;
const bubbles = 8;

/** @param seed Determines where the fish swim. @param still Whether the player prefers reduced motion. */
export function createSea(seed: string, still: MediaQueryList): Sea {
  // Large fish are behind small ones.
  const school = schoolOf(seed, FISH_IDS, 2).sort(
    (a, b) => sizeOf(b.species, 1_000) - sizeOf(a.species, 1_000),
  );
  const views = school.map(createSwimmerView);
  const cannon = createCannon();
  const shots = createVolleyView();
  const element = h(
    'div',
    { class: css.swimmers },
    ...Array.from({ length: bubbles }, () => h('i', { class: css.bubble })),
    ...views.map((view) => view.element),
    cannon.element,
    shots.element,
  );
  let size = { width: 1, height: 1 };
  let places = school.map((swimmer) => placeOf(swimmer, stillSecond));
  /** The lap on which a caught fish is hidden, by swimmer. */
  const caught = new Map<number, number>();

  const pointOf = (index: number): Point => ({
    x: places[index]!.x * size.width,
    y: places[index]!.y * size.height,
  });
  const inside = (index: number): Point => {
    const { x, y } = pointOf(index);
    return { x: Math.min(Math.max(x, 8), size.width - 8), y: Math.min(Math.max(y, 8), size.height - 8) };
  };
  const isGone = (index: number) => caught.get(index) === places[index]!.lap;
  /** Completely outside the sea: painting an invisible fish costs as much as a visible one. */
  const isOut = (index: number) => {
    const across = sizeOf(school[index]!.species, size.width);
    return Math.abs(pointOf(index).x - size.width / 2) > size.width / 2 + across;
  };
  const isThere = (index: number) => isSeen(places[index]!) && !isGone(index);

  const swim = (isDue: (index: number) => boolean = () => true) => {
    const seconds = still.matches ? stillSecond : performance.now() / 1_000;
    places = school.map((swimmer) => placeOf(swimmer, seconds));
    views.forEach((view, index) => {
      if (isDue(index)) view.move(pointOf(index), places[index]!.tilt, isGone(index) || isOut(index));
    });
  };
  let pictures = 0;
  const picture = () => {
    pictures += 1;
    // Half of the fish per frame: at their speed, a step stays below two pixels.
    swim((index) => still.matches || (index + pictures) % 2 === 0);
    if (!still.matches) requestAnimationFrame(picture);
  };
  still.addEventListener('change', picture);
  new ResizeObserver(([entry]) => {
    if (!entry) return;
    size = entry.contentRect;
    for (const view of views) view.fit(size.width);
    cannon.fit(size.width, size.height);
    swim();
  }).observe(element);
  requestAnimationFrame(picture);

  return {
    element,
    school,
    at(point) {
      const points = school.map((_, index) => (isThere(index) ? pointOf(index) : nowhere));
      const near = nearest(points, point, reachMin);
      if (near >= 0) return near;
      // A large fish is hit on its whole body; the smallest fish in front wins.
      return points.findLastIndex(
        ({ x, y }, index) =>
          Math.hypot(x - point.x, (y - point.y) * 1.6) < sizeOf(school[index]!.species, size.width) / 2,
      );
    },
    find(fish) {
      const kind = school.flatMap(({ species }, index) => (species === fish ? [index] : []));
      return kind.find(isThere) ?? kind[0]!;
    },
    aim(aims) {
      const counts = bySwimmer(aims);
      views.forEach((view, index) => {
        view.aim(counts.get(index) ?? 0);
      });
      const last = aims.at(-1);
      if (last) cannon.turn(inside(last.swimmer));
    },
    volley(next, ms) {
      shots.show(next, ms, {
        from: cannon.muzzle(),
        width: size.width,
        target: (swimmer) => inside(swimmer),
        onFly: cannon.turn,
        onHit({ caught: isCaught, swimmer }) {
          // With reduced motion a hidden fish would never return.
          if (isCaught && !still.matches) caught.set(swimmer, places[swimmer]!.lap);
        },
      });
    },
    clear: shots.clear,
  };
}

const nowhere: Point = { x: Number.POSITIVE_INFINITY, y: 0 };
