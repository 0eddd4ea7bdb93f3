import type { FishId } from '@tessera/games';
import { type Drawing, disc } from '../reels/drawing.ts';

const eye = (x: number, y: number, size = 1): Drawing => [
  { d: disc(x, y, 4 * size), fill: '#fff' },
  { d: disc(x + 1 * size, y + 0.5 * size, 2.3 * size), fill: '#1B2035' },
  { d: disc(x + 1.8 * size, y - 0.5 * size, 0.8 * size), fill: '#fff' },
];

const sardine: Drawing = [
  { d: 'M-14 0l-14-10c3 6 3 14 0 20z', fill: '#4FB1DE' },
  { d: 'M-20 0C-10-13 12-14 26 0 12 14-10 13-20 0z', fill: '#8FE3F2' },
  { d: 'M-20 0C-10 13 12 14 26 0 14 5-6 6-20 0z', fill: '#5CC4E6' },
  { d: 'M-10-4C-2-8 8-8 14-5', stroke: '#fff', width: 2, opacity: 0.8 },
  ...eye(15, -2, 0.8),
];

const clownfish: Drawing = [
  { d: 'M-18 0l-12-12c0 8 0 16 0 24z', fill: '#E8602A' },
  { d: 'M-10-12C-6-22 8-22 12-14zM-6 13c2 8 10 8 14 2z', fill: '#E8602A' },
  { d: 'M-24 0C-14-18 14-20 27 0 14 20-14 18-24 0z', fill: '#FF8A3D' },
  {
    d: 'M8-14c6 8 6 20 0 28l-6 .600c6-9 6-20 0-29zM-13-10.500c4 7 4 14 0 21l-5-4c2.500-4.500 2.500-8.500 0-13z',
    fill: '#fff',
  },
  { d: 'M-16-7C-6-12 6-12 12-10', stroke: '#FFD9A8', width: 2, opacity: 0.8 },
  ...eye(18, -3, 0.8),
];

const puffer: Drawing = [
  {
    d: 'M-20-6l-6-6M-12-18l-4-8M0-22V-30M12-18l4-8M-12 18l-4 8M0 22v8M12 18l4 8M-20 6l-6 6',
    stroke: '#B07A12',
    width: 3,
  },
  { d: 'M-19 0l-11-9c2 6 2 12 0 18z', fill: '#D99A1E' },
  { d: disc(1, 0, 22), fill: '#F4C542' },
  { d: 'M-18 11C-8 20 14 20 21 9A22 22 0 0 1-18 11z', fill: '#FFF1C4' },
  { d: `${disc(-6, -11, 3)}${disc(4, -15, 2.4)}${disc(-12, -2, 2.4)}`, fill: '#B07A12', opacity: 0.7 },
  { d: 'M17 6c2 1 3 1 5 0', stroke: '#8A4B00', width: 2.5 },
  { d: 'M-2 2c8-1 10 5 9 9-6 1-10-3-9-9z', fill: '#D99A1E' },
  ...eye(12, -6, 1),
];

const turtle: Drawing = [
  {
    d: 'M10-12c6-10 16-12 20-10-2 8-8 14-16 16zM10 12c6 10 16 12 20 10-2-8-8-14-16-16zM-16-10c-6-6-12-6-15-4 2 5 7 9 12 9zM-16 10c-6 6-12 6-15 4 2-5 7-9 12-9z',
    fill: '#7CC47A',
  },
  { d: 'M16-6c8-4 16-1 16 6s-8 10-16 6z', fill: '#93D68E' },
  { d: 'M-22 0C-20-14-6-19 4-17c11 2 17 9 17 17s-6 15-17 17C-6 19-20 14-22 0z', fill: '#2F7D55' },
  { d: 'M-17 0C-15-10-5-14 3-13c8 2 13 7 13 13s-5 11-13 13C-5 14-15 10-17 0z', fill: '#46A06E' },
  {
    d: 'M-8-8L0-11l7 5-1 9-8 3-7-5zM-8-8l-7-1M0-11l1-6M7-6l8-3M6 3l9 4M-2 6v8M-9 1l-8 2',
    stroke: '#2F7D55',
    width: 2.5,
  },
  { d: disc(26, -2, 1.8), fill: '#1B2035' },
];

const octopus: Drawing = [
  {
    d: 'M-14 6c-2 10-14 8-15 18M-6 10c-1 8-8 12-6 19M2 11c0 8 2 12-1 19M10 10c1 8 8 10 6 18M17 6c3 8 13 8 13 17',
    stroke: '#8A3FB0',
    width: 6,
  },
  { d: 'M-20 2C-24-16-12-28 2-28S27-16 23 2c-2 9-10 13-21 13S-18 11-20 2z', fill: '#B565D9' },
  { d: 'M12-26c11 5 14 16 11 28-2 9-10 13-21 13C18 8 22-12 12-26z', fill: '#9A4BC4' },
  { d: 'M-12-12c2-6 6-9 11-10', stroke: '#fff', width: 3, opacity: 0.6 },
  { d: 'M2 6c3 2 6 2 9 0', stroke: '#4A1668', width: 2.5 },
  ...eye(-3, -4, 1.05),
  ...eye(12, -4, 1.05),
];

const ray: Drawing = [
  { d: 'M-14 0C-22 2-28-3-32 2', stroke: '#3C4A8F', width: 3 },
  { d: 'M-16 0C-8-6-6-22 2-28c6 8 14 18 28 28C16 10 8 20 2 28-6 22-8 6-16 0z', fill: '#5566C8' },
  { d: 'M-16 0C-8-2 10-6 30 0 16 10 8 20 2 28-6 22-8 6-16 0z', fill: '#4454AE' },
  {
    d: `${disc(-1, -9, 1.8)}${disc(4, -14, 1.8)}${disc(5, -6, 1.8)}${disc(-1, 9, 1.8)}${disc(4, 14, 1.8)}`,
    fill: '#A9B6FF',
  },
  { d: `${disc(19, -5, 2)}${disc(19, 5, 2)}`, fill: '#fff' },
];

const shark: Drawing = [
  { d: 'M-20 0c-4-6-8-12-12-14 0 6 1 10 3 14-2 4-3 9-3 14 4-2 8-8 12-14z', fill: '#5F7C98' },
  { d: 'M-4-10L2-24c4 4 8 10 10 15zM0 10l-6 12c7 0 12-4 15-10z', fill: '#5F7C98' },
  { d: 'M-24 0C-14-10 4-14 18-10c7 2 12 5 14 8-2 6-8 10-14 11C4 13-14 9-24 0z', fill: '#7E9CB8' },
  { d: 'M-24 0C-12 5 10 6 22 3c3 1 5 2 5 3-3 2-6 3-9 3C4 13-14 9-24 0z', fill: '#E8F0F6' },
  { d: 'M20 5l2 3 2-3 2 2 1.500-3', stroke: '#41586E', width: 1.6 },
  { d: 'M8-6c-2 3-2 7 0 10M12-6c-2 3-2 7 0 10', stroke: '#5F7C98', width: 1.8 },
  { d: disc(22, -4, 1.9), fill: '#1B2035' },
];

const whale: Drawing = [
  { d: 'M-18 2c-6-2-9-8-14-10 0 5 1 8 3 10-2 3-2 7-1 11 5-1 8-6 12-7z', fill: '#24509A' },
  { d: 'M-22 4C-18-10-4-18 10-17c13 1 21 9 21 18 0 8-8 14-20 15C-6 18-18 14-22 4z', fill: '#2F6BC4' },
  { d: 'M-18 8C-4 8 14 10 31 1c0 8-8 14-20 15C-2 17-12 15-18 8z', fill: '#D8E9FB' },
  { d: 'M2 13.500c6 1 12 0 18-2M-4 10.500c8 1.500 18 1 27-1.500', stroke: '#9DBFE6', width: 1.6 },
  { d: 'M0 8c2 8-2 13-8 14-1-6 1-11 4-14z', fill: '#24509A' },
  { d: 'M8-17c0-5-4-7-7-7M8-17c0-5 4-7 7-7', stroke: '#BFE6FF', width: 2.5 },
  ...eye(22, -3, 0.65),
];

const dragon: Drawing = [
  { d: 'M-14 0C-20-6-24-16-32-16c0 6 2 10 4 16-2 6-4 10-4 16 8 0 12-10 18-16z', fill: '#E5332F' },
  { d: 'M-12-10l4-8 4 6 4-9 5 8 5-8 3 10zM-8 11l4 8 4-6 4 8 4-9z', fill: '#E5332F' },
  { d: 'M-20 0C-12-14 4-16 16-12c8 3 12 8 15 12-3 5-7 9-15 12C4 16-12 14-20 0z', fill: '#FFD23E' },
  { d: 'M-20 0C-12 14 4 16 16 12c8-3 12-7 15-12C18 6 0 8-20 0z', fill: '#F2A91C' },
  { d: 'M-9-3c3 2 3 5 0 7M-1-7c3 2 3 5 0 7M-1 2c3 2 3 5 0 7M7-7c3 2 3 5 0 7', stroke: '#C97F07', width: 2 },
  {
    d: 'M28 4c3 3 3 7 0 10M24 6c1 4 0 7-3 9M14-12c0-6-3-9-7-11M19-10c1-6 5-8 9-8',
    stroke: '#E5332F',
    width: 2,
  },
  ...eye(20, -3, 1),
];

/** Drawings of the fish, each heading right. */
export const fishDrawings: Readonly<Record<FishId, Drawing>> = {
  sardine,
  clownfish,
  puffer,
  turtle,
  ray,
  octopus,
  shark,
  whale,
  dragon,
};
