import type { MessageKey } from '@tessera/messages';
import { builtKey } from '../../../platform/i18n/index.ts';

/** The rules' names of the positions of a draw, left to right, and the message prefix of their translations. */
interface Places {
  readonly names: readonly string[];
  /** `<message>_<from>` is the text of the first position, `<message>_<from + 1>` of the next. */
  readonly message:
    | 'content_position'
    | 'content_rank'
    | 'content_place'
    | 'content_ball'
    | 'content_regular';
  readonly from: number;
}

const decimal = ['万', '千', '百', '十', '个'];
const counted = [...'一二三四五六七八九十'];

const digits: Places = { names: decimal, message: 'content_position', from: 1 };
const balls: Places = {
  names: counted.slice(0, 8).map((n) => `第${n}球`),
  message: 'content_ball',
  from: 1,
};
const placesByFamily: Readonly<Record<string, Places>> = {
  ssc: digits,
  p5: digits,
  d3: { names: decimal.slice(2), message: 'content_position', from: 3 },
  x5: { names: counted.slice(0, 5).map((n) => `第${n}位`), message: 'content_place', from: 1 },
  pk10: {
    names: ['冠军', '亚军', ...counted.slice(2).map((n) => `第${n}名`)],
    message: 'content_rank',
    from: 1,
  },
  pc28: { ...balls, names: balls.names.slice(0, 3) },
  kl10: balls,
  lhc: {
    names: counted.slice(0, 6).map((_, index) => `正${index + 1}`),
    message: 'content_regular',
    from: 1,
  },
};

/** Position of a draw, from 0, by its name in the rules; -1 for a name that is not a position. */
export function placeOf(family: string, name: string): number {
  const known = placesByFamily[family]?.names.indexOf(name) ?? -1;
  // KL10 names its first three balls as places where their order counts.
  return known < 0 && family === 'kl10' ? counted.findIndex((n) => name === `第${n}位`) : known;
}

/** Message key of a position's name, from 0. */
export function placeKey(family: string, place: number): MessageKey {
  const { message, from } = placesByFamily[family] ?? digits;
  return builtKey(`${message}_${place + from}`);
}

/** Whether positions have decimal names, which are one character and need a word after them. */
export function hasDecimalPlaces(family: string): boolean {
  return (placesByFamily[family] ?? digits).message === 'content_position';
}

/** Count of all numbers in a draw, and of its main numbers, which come first. */
interface DrawForm {
  readonly length: number;
  readonly main: number;
}

const only = (length: number): DrawForm => ({ length, main: length });
const drawForms: Readonly<Record<string, DrawForm>> = {
  ssc: only(5),
  p5: only(5),
  d3: only(3),
  x5: only(5),
  pk10: only(10),
  k3: only(3),
  pc28: only(3),
  kl8: only(20),
  kl10: only(8),
  lhc: { length: 7, main: 6 },
  powerball: { length: 6, main: 5 },
  megamillions: { length: 6, main: 5 },
  'megamillions-old': { length: 6, main: 5 },
  euromillions: { length: 7, main: 5 },
  uklotto: { length: 7, main: 6 },
  ssq: { length: 7, main: 6 },
  dlt: { length: 7, main: 5 },
  'dlt-2019': { length: 7, main: 5 },
};

/** How many numbers a draw of the family has, and how many of them are main numbers. */
export function drawFormOf(family: string): DrawForm {
  return drawForms[family] ?? only(5);
}

/** `length` positions, starting at `from`. */
export function placesFrom(from: number, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => from + index);
}

/** Positions of the window named in a play's id: `front3` is 0, 1, 2. `undefined` if it names no window. */
export function windowOf(playedId: string): readonly number[] | undefined {
  const match = /\b(front|mid|back|star|sum)(\d)/.exec(playedId);
  if (match === null) return undefined;
  const [, where = '', digit] = match;
  const length = Number(digit);
  const { main } = drawFormOf(playedId.split('.', 1)[0] ?? '');
  const from = where === 'mid' ? 1 : where === 'back' ? main - length : 0;
  return placesFrom(from, length);
}
