import { h } from '../engine/index.ts';
import { box, type Drawing, disc, pictureOf } from '../reels/index.ts';
import css from './fishing.module.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

const barrel: Drawing = [
  { d: box(-9, -32, 18, 34, 5), fill: '#8A3A06' },
  { d: box(-7, -31, 14, 33, 5), fill: '#F2B93B' },
  { d: box(-4.5, -28, 3, 28, 1.5), fill: '#FFE9A8' },
  { d: box(-9, -32, 18, 6, 3), fill: '#C97F07' },
];
const wheel: Drawing = [
  { d: disc(0, 5, 21), fill: '#0A2A5E' },
  { d: disc(0, 5, 14), fill: '#C4232B' },
  { d: disc(0, 5, 5.5), fill: '#FFD75E' },
];

/** Height of its middle above the lower edge, px; the message is below it. */
const above = 74;

/** The cannon on the sea floor. */
export function createCannon() {
  const turning = h('span', {}, pictureOf(barrel, 92));
  const element = h('div', { class: css.cannon }, turning, h('span', {}, pictureOf(wheel, 92)));
  let at: Point = { x: 0, y: 0 };
  return {
    element,
    fit(width: number, height: number) {
      at = { x: width / 2, y: height - above };
      element.style.transform = `translate(${at.x}px,${at.y}px)`;
    },
    /** Point at which bullets start. */
    muzzle: () => at,
    turn({ x, y }: Point) {
      turning.style.transform = `rotate(${Math.atan2(x - at.x, at.y - y)}rad)`;
    },
  };
}
