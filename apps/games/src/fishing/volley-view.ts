import type { FishingShot } from '@tessera/games';
import { h } from '../engine/index.ts';
import css from './fishing.module.css';
import { flightAt } from './volley.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One bullet and its result. */
export interface Shot extends FishingShot {
  /** Index of the fish it is aimed at. */
  readonly swimmer: number;
  /** Text shown at the hit. */
  readonly text: string;
}

/** Data of the sea that a volley needs. */
export interface Range {
  readonly from: Point;
  readonly width: number;
  /** Current position of a fish. */
  target(swimmer: number): Point;
  onFly(target: Point): void;
  onHit(shot: Shot): void;
}

/** Vertical distance between the figures of catches at the same fish, px. */
const levelHeight = 28;
/** Half the width of a figure, px. */
const figureHalf = 40;

/** The bullets of a volley and their hits. */
export function createVolleyView() {
  const element = h('div', { class: css.volley });
  let shots: readonly Shot[] = [];
  let views: { readonly bullet: HTMLElement; hit: HTMLElement | null }[] = [];

  const clear = () => {
    shots = [];
    views = [];
    element.replaceChildren();
  };
  const land = (shot: Shot, place: number, { x, y }: Point, width: number): HTMLElement => {
    const level = shots.slice(0, place).filter((one) => one.caught && one.swimmer === shot.swimmer).length;
    const figure = h('b', { text: shot.text });
    const side = Math.min(Math.max(x, figureHalf), width - figureHalf) - x;
    figure.style.translate = `calc(-50% + ${side}px) ${-Math.min(level * levelHeight, y - 40)}px`;
    const hit = h(
      'div',
      { class: css.hit, 'data-caught': shot.caught },
      h('i', { class: css.ring }),
      shot.caught && figure,
    );
    hit.style.transform = `translate(${x}px,${y}px)`;
    element.append(hit);
    return hit;
  };

  return {
    element,
    clear,
    show(next: readonly Shot[], ms: number, range: Range) {
      if (next !== shots) {
        clear();
        shots = next;
        views = next.map(() => ({ bullet: h('i', { class: css.bullet, hidden: true }), hit: null }));
        element.append(...views.map(({ bullet }) => bullet));
      }
      views.forEach((view, place) => {
        const shot = shots[place]!;
        const { fired, way, hit } = flightAt(place, ms);
        const flies = fired && way < 1;
        view.bullet.hidden = !flies;
        if (flies) {
          const to = range.target(shot.swimmer);
          const { from } = range;
          range.onFly(to);
          const turn = Math.atan2(to.x - from.x, from.y - to.y);
          view.bullet.style.transform = `translate(${from.x + (to.x - from.x) * way}px,${from.y + (to.y - from.y) * way}px) rotate(${turn}rad)`;
        }
        if (fired && way === 1) {
          if (!view.hit) {
            view.hit = land(shot, place, range.target(shot.swimmer), range.width);
            range.onHit(shot);
          }
          const ring = view.hit.firstElementChild as HTMLElement;
          ring.style.transform = `scale(${0.4 + hit * 0.9})`;
          ring.style.opacity = String(1 - hit);
        }
      });
    },
  };
}
