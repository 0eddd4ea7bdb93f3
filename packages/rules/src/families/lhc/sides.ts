import { words } from '../../content/shape.ts';
import { sumHas } from '../digits/measures.ts';
import { zodiacSigns } from '../draw.ts';
import { lhcColorOf } from './numbers.ts';

/** Ten sides of a number. */
export const tenSides = words(
  'big',
  'small',
  'odd',
  'even',
  'sum-odd',
  'sum-even',
  'sum-big',
  'sum-small',
  'tail-big',
  'tail-small',
);

/** The ten sides and the three colours. */
export const sidesAndColors = words(...tenSides.words, 'red', 'blue', 'green');

/** Size and parity combined. */
export const sizeParities = words('big-odd', 'big-even', 'small-odd', 'small-even');

export const colors = words('red', 'blue', 'green');

/** Colour with size or parity. */
export const halfWaves = words(
  ...colors.words.flatMap((color) => ['big', 'small', 'odd', 'even'].map((side) => `${color}-${side}`)),
);

/** Colour with size and parity. */
export const halfHalfWaves = words(
  ...colors.words.flatMap((color) => sizeParities.words.map((sides) => `${color}-${sides}`)),
);

/** Kinds of signs. */
export const signSides = words('tame', 'wild', 'sky', 'earth', 'front', 'back');

export const signs = words(...zodiacSigns);

/** The number on which most bets tie. */
export const tieNumber = 49;

/** Whether a number has a side. `big` starts at 25 for a number, at 7 for a digit sum, at 5 for a last digit. */
export function numberHas(side: string, number: number): boolean {
  if (side.startsWith('sum-')) return sumHas(side.slice(4), Math.floor(number / 10) + (number % 10), 7);
  if (side.startsWith('tail-')) return sumHas(side.slice(5), number % 10, 5);
  return lhcColorOf(number) === side || sumHas(side, number, 25);
}

/** Whether all sides of a combination hold: `red-big-odd`. */
export function numberHasAll(combination: string, number: number): boolean {
  return combination.split('-').every((side) => numberHas(side, number));
}

const tame = ['ox', 'horse', 'goat', 'rooster', 'dog', 'pig'];
const sky = ['ox', 'rabbit', 'dragon', 'horse', 'monkey', 'pig'];

/** Whether a sign (by index) is of a kind: 家禽 or 野兽, 天肖 or 地肖, 前肖 or 后肖. */
export function signHas(side: string, sign: number): boolean {
  const name = zodiacSigns[sign] ?? '';
  switch (side) {
    case 'tame':
      return tame.includes(name);
    case 'wild':
      return !tame.includes(name);
    case 'sky':
      return sky.includes(name);
    case 'earth':
      return !sky.includes(name);
    case 'front':
      return sign < 6;
    default:
      return side === 'back' && sign >= 6;
  }
}
