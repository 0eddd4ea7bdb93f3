import { FISH_IDS, type FishId, type FishingShot } from '@tessera/games';
import type { Frame } from '../engine/index.ts';
import { createSprites } from '../reels/index.ts';
import { type Aim, bySwimmer } from './aims.ts';
import { drawAim, drawBubbles, drawBullet, drawCannon, drawHit } from './brushes.ts';
import { fishDrawings } from './fish-art.ts';
import { isSeen, nearest, placeOf, type Swimmer, schoolOf } from './swim.ts';
import { flightAt } from './volley.ts';
import { createWater } from './water.ts';

/** Width of each kind as a share of the sea's. */
const sizeShare: Readonly<Record<FishId, number>> = {
  sardine: 0.1,
  clownfish: 0.105,
  puffer: 0.12,
  turtle: 0.13,
  ray: 0.15,
  octopus: 0.13,
  shark: 0.2,
  whale: 0.24,
  dragon: 0.18,
};
const fishMin = 40;
const seaWidthMax = 760;
/** A finger is this wide: a press that far beside a fish still means it. */
const reachMin = 30;

/** One bullet on its way to a fish, and what came of it. */
export interface Shot extends FishingShot {
  readonly swimmer: number;
  /** Written where it hit. */
  readonly text: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The picture of the sea: fish that swim by themselves, aims on them, a volley that flies. */
export interface Sea {
  draw(pen: CanvasRenderingContext2D, frame: Frame): boolean;
  readonly school: readonly Swimmer<FishId>[];
  /** Index of the fish at a point of the canvas; -1 = none. */
  at(point: Point): number;
  /** A fish of a kind that is to be seen, or the first of its kind. */
  find(fish: FishId): number;
  aim(aims: readonly Aim[]): void;
  /** Sets the volley to `ms` after its start. */
  volley(shots: readonly Shot[], ms: number): void;
  /** Takes the last volley out of the picture. */
  clear(): void;
}

/** @param seed Decides where the fish swim. @param isStill Whether the player wants little motion. */
export function createSea(seed: string, isStill: () => boolean): Sea {
  const school = [...schoolOf(seed, FISH_IDS, 2)].sort((a, b) => sizeShare[b.species] - sizeShare[a.species]);
  const water = createWater();
  const sprites = createSprites(fishDrawings);
  let size = { width: 1, height: 1 };
  let aims: ReadonlyMap<number, number> = new Map();
  let shots: readonly Shot[] = [];
  let ms = 0;
  let heading: Point = { x: 0.5, y: 0.4 };
  /** The lap a caught fish is missing on, by swimmer. */
  const caught = new Map<number, number>();
  /** Where bullets hit, by their place in the volley. */
  let hits: Point[] = [];

  const seconds = () => (isStill() ? stillSecond : performance.now() / 1_000);
  const widthOf = (fish: FishId) => Math.max(fishMin, Math.min(size.width, seaWidthMax) * sizeShare[fish]);
  const pointOf = (index: number): Point => {
    const { x, y } = placeOf(school[index]!, seconds());
    return { x: x * size.width, y: y * size.height };
  };
  const isThere = (index: number) => {
    const place = placeOf(school[index]!, seconds());
    return isSeen(place) && caught.get(index) !== place.lap;
  };
  const muzzle = () => ({ x: size.width / 2, y: size.height - 16 });

  const drawFish = (pen: CanvasRenderingContext2D) => {
    school.forEach((swimmer, index) => {
      const place = placeOf(swimmer, seconds());
      if (caught.get(index) === place.lap) return;
      const width = widthOf(swimmer.species);
      pen.save();
      pen.translate(place.x * size.width, place.y * size.height);
      if (swimmer.heading === -1) pen.scale(-1, 1);
      pen.rotate(place.tilt);
      sprites.draw(pen, swimmer.species, 0, 0, width, width);
      pen.restore();
      const bullets = aims.get(index);
      if (bullets) drawAim(pen, { x: place.x * size.width, y: place.y * size.height }, width, bullets);
    });
  };

  const drawVolley = (pen: CanvasRenderingContext2D) => {
    shots.forEach((shot, bullet) => {
      const { fired, way, hit } = flightAt(bullet, ms);
      if (!fired) return;
      if (way < 1) {
        const target = clampInto(pointOf(shot.swimmer), size);
        heading = target;
        drawBullet(pen, muzzle(), target, way);
        return;
      }
      const point = hits[bullet] ?? clampInto(pointOf(shot.swimmer), size);
      if (!hits[bullet]) {
        hits[bullet] = point;
        if (shot.caught) caught.set(shot.swimmer, placeOf(school[shot.swimmer]!, seconds()).lap);
      }
      drawHit(pen, point, hit, shot.caught, shot.text, bullet);
    });
  };

  return {
    school,
    draw(pen, { width, height }) {
      size = { width, height };
      water(pen, width, height);
      if (!isStill()) drawBubbles(pen, width, height, seconds());
      drawFish(pen);
      drawVolley(pen);
      drawCannon(pen, muzzle(), heading);
      return !isStill();
    },
    at(point) {
      const places = school.map((_, index) =>
        isThere(index) ? pointOf(index) : { x: Number.POSITIVE_INFINITY, y: 0 },
      );
      const near = nearest(places, point, reachMin);
      if (near >= 0) return near;
      // Large fish are met on their whole body; the smallest one in front wins.
      return school.findLastIndex(
        ({ species }, index) =>
          isThere(index) &&
          Math.hypot(places[index]!.x - point.x, (places[index]!.y - point.y) * 1.6) < widthOf(species) / 2,
      );
    },
    find(fish) {
      const kind = school.flatMap(({ species }, index) => (species === fish ? [index] : []));
      return kind.find(isThere) ?? kind[0]!;
    },
    aim(next) {
      aims = bySwimmer(next);
      const last = next.at(-1);
      if (last) heading = clampInto(pointOf(last.swimmer), size);
    },
    volley(next, at) {
      if (next !== shots) hits = [];
      shots = next;
      ms = at;
    },
    clear() {
      shots = [];
      hits = [];
    },
  };
}

/** The second of the picture that stands still. */
const stillSecond = 4;

const clampInto = ({ x, y }: Point, { width, height }: { width: number; height: number }): Point => ({
  x: Math.min(Math.max(x, 8), width - 8),
  y: Math.min(Math.max(y, 8), height - 8),
});
