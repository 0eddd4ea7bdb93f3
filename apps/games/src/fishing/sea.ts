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

/** The sea: fish that swim by themselves, aims on them, a volley that flies. */
export interface Sea {
  /** Everything that moves; it fills its place. Only transforms change, so that nothing is painted anew. */
  readonly element: HTMLElement;
  readonly school: readonly Swimmer<FishId>[];
  /** Index of the fish at a point of the element; -1 = none. */
  at(point: Point): number;
  /** A fish of a kind that is to be seen, or the first of its kind. */
  find(fish: FishId): number;
  aim(aims: readonly Aim[]): void;
  /** Sets the volley to `ms` after its start. */
  volley(shots: readonly Shot[], ms: number): void;
  /** Takes the last volley out of the picture. */
  clear(): void;
}

/** A finger is this wide: a press that far beside a fish still means it, px. */
const reachMin = 30;
/** The second of the picture that stands still. */
const stillSecond = 4;
const bubbles = 8;

/** @param seed Decides where the fish swim. @param still Whether the player wants little motion. */
export function createSea(seed: string, still: MediaQueryList): Sea {
  // Large fish lie behind small ones.
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
  /** The lap a caught fish is missing on, by swimmer. */
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
  /** Wholly beside the sea: a picture of what nobody sees costs as much as any other. */
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
    // Half of them in each picture: at their speed a step stays below two pixels.
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
      // Large fish are met on their whole body; the smallest one in front wins.
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
          // In a picture that stands still a fish would never come back.
          if (isCaught && !still.matches) caught.set(swimmer, places[swimmer]!.lap);
        },
      });
    },
    clear: shots.clear,
  };
}

const nowhere: Point = { x: Number.POSITIVE_INFINITY, y: 0 };
