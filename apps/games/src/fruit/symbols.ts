import type { FruitSymbol } from '@tessera/games';
import { box, type Drawing, disc } from '../reels/drawing.ts';

const leaf = 'M2-17c2-7 10-9 15-6-2 6-9 9-15 6z';

const cherry: Drawing = [
  { d: 'M-9 6C-8-6 0-14 10-20M10 8C9-4 8-12 10-20', stroke: '#3F8F2E', width: 3 },
  { d: 'M10-20c6-5 13-4 16 0-5 4-11 4-16 0z', fill: '#5DB53C' },
  { d: disc(-10, 12, 11), fill: '#E0263F' },
  { d: disc(11, 14, 11), fill: '#C4142F' },
  {
    d: 'M-17 10a6.500 6.500 0 0 1 6-6v3a4 4 0 0 0-3 3zM4 12a6.500 6.500 0 0 1 6-6v3a4 4 0 0 0-3 3z',
    fill: '#fff',
    opacity: 0.6,
  },
];

const lemon: Drawing = [
  {
    d: 'M-23 2c0-2 2-3 4-5C-14-12-8-16 1-16c9 0 14 4 18 11 2 2 4 2 4 5s-2 3-4 5C14 13 9 16 0 16c-9 0-15-3-19-10-2-1-4-2-4-4z',
    fill: '#FFD23E',
    turn: -24,
    scale: 1.12,
  },
  {
    d: 'M23 0c0 3-2 3-4 5C14 13 9 16 0 16c-9 0-15-3-19-10 10 6 28 6 38-11 2 2 4 2 4 5z',
    fill: '#F2A91C',
    turn: -24,
    scale: 1.12,
  },
  { d: 'M-12-6c3-4 6-5 10-5', stroke: '#fff', width: 3, opacity: 0.7, turn: -24, scale: 1.12 },
];

const orange: Drawing = [
  { d: disc(0, 3, 21), fill: '#FF9A2B' },
  { d: 'M21 3a21 21 0 0 1-37 13.500C0 22 16 14 17-9a21 21 0 0 1 4 12z', fill: '#EE7712' },
  { d: 'M-14-2c1-6 5-10 10-11', stroke: '#fff', width: 3, opacity: 0.65 },
  { d: leaf, fill: '#4FA83A', x: -1, y: 0 },
  { d: 'M0-14c0-3 1-6 3-8', stroke: '#7A4A1C', width: 3 },
];

const plum: Drawing = [
  { d: leaf, fill: '#4FA83A' },
  {
    d: 'M0-14c4-3 9-3 13 0 8 6 8 21 0 29-4 5-9 7-13 7s-9-2-13-7c-8-8-8-23 0-29 4-3 9-3 13 0z',
    fill: '#8A45D6',
  },
  { d: 'M13-14c8 6 8 21 0 29-4 5-9 7-13 7C9 14 14-2 6-16c3 0 5 1 7 2z', fill: '#6A2BB3' },
  { d: 'M-13-2c0-4 2-7 5-8', stroke: '#fff', width: 3, opacity: 0.6 },
];

const bell: Drawing = [
  { d: disc(0, 19, 6), fill: '#A96A08' },
  { d: 'M0-24c12 0 16 9 17 21 .600 8 3 12 8 17H-25c5-5 7.400-9 8-17C-16-15-12-24 0-24z', fill: '#FFC93C' },
  { d: 'M4-23.600c9 2 12 10 13 20.600.600 8 3 12 8 17H9C13 4 13-14 4-23.600z', fill: '#EB9E14' },
  { d: box(-27, 12, 54, 7, 3.5), fill: '#F2B01F' },
  { d: 'M-10-6c0-5 2-9 5-11', stroke: '#fff', width: 3, opacity: 0.75 },
  { d: disc(0, -25, 4), fill: '#EB9E14' },
];

const seven: Drawing = [
  { d: 'M-18-24h37c2 0 3 2 2 4L5 25h-15L5-12h-14v4h-11v-14c0-1 1-2 2-2z', fill: '#7C0D1E', x: 1.5, y: 2 },
  {
    d: 'M-18-24h37c2 0 3 2 2 4L5 25h-15L5-12h-14v4h-11v-14c0-1 1-2 2-2z',
    fill: '#E5263B',
    stroke: '#FFD567',
    width: 2.5,
  },
  { d: 'M-15-20.500h32', stroke: '#fff', width: 2.5, opacity: 0.55 },
];

/** Drawings of the reel symbols. */
export const fruitDrawings: Readonly<Record<FruitSymbol, Drawing>> = {
  cherry,
  lemon,
  orange,
  plum,
  bell,
  seven,
};
