import type { DragonFace } from '@tessera/games';
import { box, type Drawing, disc } from '../reels/drawing.ts';

const dragon: Drawing = [
  {
    d: 'M-4-26l-24-8 12 14-24 0 16 11-20 8 20 5-12 14 20-4 0 14 16-10z',
    fill: '#F06A2A',
    x: -8,
    y: 4,
    scale: 0.58,
  },
  {
    d: 'M4-20C-2-34-14-42-26-44M-6-33c-4-6-6-10-5-15M16-22C14-34 6-44-2-50',
    stroke: '#FFE9A8',
    width: 6,
    x: -8,
    y: 6,
    scale: 0.58,
  },
  {
    d: 'M-14 4C-14-16 2-28 22-26c8 1 12 5 17 8 7 3 15 1 21 6 5 5 4 13-1 17-6 4-14 4-22 5 6 5 14 6 21 5-6 10-20 15-34 13C6 25-14 20-14 4z',
    fill: '#E58A14',
    x: -8,
    y: 6,
    scale: 0.58,
  },
  {
    d: 'M-14 4C-14-16 2-28 22-26c8 1 12 5 17 8 7 3 15 1 21 6 5 5 4 13-1 17-8 5-20 3-31 4C12 11-2 14-10 18c-3-4-4-8-4-14z',
    fill: '#FFCF4F',
    x: -8,
    y: 6,
    scale: 0.58,
  },
  { d: 'M34 9l4 7 4-7zM50 8l3 6 4-7z', fill: '#fff', x: -7, y: 5, scale: 0.58 },
  { d: 'M10-12c6-5 14-4 19 1-6 6-15 6-19-1z', fill: '#5E0A12', x: -7, y: 5, scale: 0.58 },
  { d: disc(20, -11.5, 3), fill: '#fff', x: -7, y: 5, scale: 0.58 },
  { d: 'M6-18c7-5 16-5 24 0', stroke: '#8A3A06', width: 3, x: -7, y: 5, scale: 0.58 },
  { d: disc(56, -7, 2.4), fill: '#8A3A06', x: -7, y: 5, scale: 0.58 },
  {
    d: 'M56 4c12 2 20 10 18 24M48 22c4 8 2 16-6 22',
    stroke: '#FFE9A8',
    width: 3.5,
    x: -8,
    y: 6,
    scale: 0.58,
  },
];

const pearl: Drawing = [
  { d: 'M0-30c4 10 15 14 20 24 9 17 0 34-20 34s-30-18-22-34c3 3 5 4 8 6C-16-12-9-22 0-30z', fill: '#FF7A2E' },
  { d: 'M2-18c3 7 10 9 13 16 5 12-2 25-15 25S-18 11-12-1c2 2 4 3 6 3C-8-7-4-13 2-18z', fill: '#FFB33E' },
  { d: disc(0, 9, 14), fill: '#FFF1C9' },
  { d: 'M13 5a14 14 0 0 1-24 14C-2 22 10 18 13 5z', fill: '#F2C25A' },
  { d: disc(-5, 4, 4), fill: '#fff' },
];

const lantern: Drawing = [
  { d: 'M0-30v7M0 22v8M-4 24v6M4 24v6', stroke: '#F4C04A', width: 2.5 },
  { d: 'M0-21c15 0 25 8 25 20S15 19 0 19-25 11-25-1-15-21 0-21z', fill: '#D8232A' },
  { d: 'M10-19.500C20-16.500 25-9 25-1c0 12-10 20-25 20C12 12 15-8 10-19.500z', fill: '#A8141B' },
  { d: 'M-9-20c-6 12-6 26 0 38M9-20c6 12 6 26 0 38M0-21v40', stroke: '#F4C04A', width: 1.8 },
  { d: `${box(-12, -25, 24, 6, 2)}${box(-12, 17, 24, 6, 2)}`, fill: '#F4C04A' },
];

const coin: Drawing = [
  { d: disc(0, 2, 24), fill: '#A8700F' },
  { d: disc(0, 0, 24), fill: '#EBB02D' },
  { d: disc(0, 0, 18.5), stroke: '#A8700F', width: 2.5 },
  { d: box(-8, -8, 16, 16, 2), fill: '#7C1518' },
  { d: box(-8, -8, 16, 16, 2), stroke: '#A8700F', width: 2.5 },
  { d: 'M-3.500-13h7M-3.500 13h7M-13-3.500v7M13-3.500v7', stroke: '#A8700F', width: 3 },
  { d: 'M-19-9a21 21 0 0 1 10-10', stroke: '#FFF0B8', width: 3 },
];

const fan: Drawing = [
  { d: 'M0 22L-28-6A36 36 0 0 1 28-6z', fill: '#2B8C7E' },
  { d: 'M0 22L-20-13.500A36 36 0 0 1-7-17zM0 22L7-17a36 36 0 0 1 13 3.500z', fill: '#1F6B61' },
  { d: 'M-28-6A36 36 0 0 1 28-6', stroke: '#F4C04A', width: 3.5 },
  { d: 'M0 22L-28-6M0 22L28-6M0 22v6', stroke: '#F4C04A', width: 2.5 },
  { d: 'M-10 1a12 12 0 0 1 20 0z', fill: '#F4C04A' },
];

const bamboo: Drawing = [
  { d: 'M-14 28L-8-28M2 28V-28M16 28L11-28', stroke: '#1F7A4A', width: 9 },
  { d: 'M-14 28L-8-28M2 28V-28M16 28L11-28', stroke: '#46B36B', width: 5 },
  { d: 'M-17 10h8M-15-8h8M-2 16h8M-2-4h8M-2-18h8M10 8h8M9-12h8', stroke: '#14532F', width: 2.5 },
  { d: 'M2-4C10-12 20-12 27-8 22-1 12 2 2-4zM-13 6C-20-3-27-3-31 0c3 7 11 10 18 6z', fill: '#7CD08A' },
];

const wave: Drawing = [
  { d: 'M-29 22C-30-4-14-22 8-22c14 0 20 10 15 18-4-5-12-6-16 0-5 8 4 18 22 26z', fill: '#1565B8' },
  { d: 'M-23 22C-22 2-10-14 6-15c-9 8-10 22 4 37z', fill: '#3F93E0' },
  { d: 'M-16 22c1-13 6-22 12-27-3 10 0 20 6 27z', fill: '#8CC8F5' },
  { d: `${disc(9, -22, 4)}${disc(19, -18, 4.5)}${disc(24, -9, 4)}${disc(24, -27, 2.5)}`, fill: '#EAF6FF' },
];

/** Substitutes any paying symbol: a seal with a letter drawn as strokes, so that it does not depend on a font. */
const wild: Drawing = [
  { d: 'M-13-29h26l16 16v26L13 29h-26L-29 13v-26z', fill: '#7A4A00', y: 2 },
  { d: 'M-13-29h26l16 16v26L13 29h-26L-29 13v-26z', fill: '#FFD75E' },
  { d: 'M-11-24h22l13 13v22L11 24h-22L-24 11v-22z', fill: '#C4232B', stroke: '#8A3A06', width: 1.5 },
  { d: 'M-14-10L-8 11 0-8 8 11 14-10', stroke: '#FFE9A8', width: 5 },
];

/** Three of these award free spins. */
const gong: Drawing = [
  { d: 'M-27 29V-27H27V29', stroke: '#8E1020', width: 5 },
  { d: 'M-27 29V-27H27V29', stroke: '#E5434B', width: 2 },
  { d: 'M-10-26L-8-17M10-26L8-17', stroke: '#F4C04A', width: 2.5 },
  { d: disc(0, 3, 21), fill: '#9A620C' },
  { d: disc(0, 1, 21), fill: '#EBB02D' },
  { d: disc(0, 1, 15), stroke: '#B57A12', width: 2.5 },
  { d: disc(0, 1, 7), fill: '#FFE08A' },
  { d: 'M-16-6a17 17 0 0 1 9-10', stroke: '#FFF6D6', width: 2.5 },
];

/** Drawings of the reel symbols. */
export const dragonDrawings: Readonly<Record<DragonFace, Drawing>> = {
  dragon,
  pearl,
  lantern,
  coin,
  fan,
  bamboo,
  wave,
  wild,
  gong,
};
