import type { MessageKey } from '@tessera/messages';
import { factsOf, type PlaceKind, placeNames } from '@tessera/rules';
import { builtKey } from '../../../platform/i18n/index.ts';

/** Position of a draw, from 0, by its name in the rules; -1 for a name that is not a position. */
export function placeOf(family: string, name: string): number {
  const known = factsOf(family)?.places.names.indexOf(name) ?? -1;
  // KL10 names its first three balls as counted places where their order counts.
  return known < 0 ? placeNames.place.indexOf(name) : known;
}

/** Message key of a position's name, from 0. */
export function placeKey(family: string, place: number): MessageKey {
  const { kind, first } = placesOf(family);
  return builtKey(`content_${kind}_${place + first + 1}`);
}

/** Whether positions have decimal names, which are one character and need a word after them. */
export const hasDecimalPlaces = (family: string): boolean => placesOf(family).kind === 'position';

/** Kind and first name of the positions of a family; those of five digits where the draw has no order. */
function placesOf(family: string): { readonly kind: PlaceKind; readonly first: number } {
  const places = factsOf(family)?.places;
  return places && places.names.length > 0 ? places : { kind: 'position', first: 0 };
}

/** Count of all numbers in a draw, and of its main numbers, which come first. */
interface DrawForm {
  readonly length: number;
  readonly main: number;
}

/** How many numbers a draw of the family has, and how many of them are main numbers. */
export function drawFormOf(family: string): DrawForm {
  const shape = factsOf(family)?.shape;
  if (shape?.form === 'jackpot')
    return { length: shape.main.count + shape.extra.count, main: shape.main.count };
  if (shape?.form === 'lhc') return { length: shape.balls.count, main: shape.balls.count - 1 };
  const length = shape?.zone.count ?? 5;
  return { length, main: length };
}

/** `length` positions, starting at `from`. */
export function placesFrom(from: number, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => from + index);
}

/** Positions of the window named in a play's id: `front3` is 0, 1, 2. `undefined` if it names no window. */
export function windowOf(playId: string): readonly number[] | undefined {
  const match = /\b(front|mid|back|star|sum)(\d)/.exec(playId);
  if (match === null) return undefined;
  const [, where = '', digit] = match;
  const length = Number(digit);
  const { main } = drawFormOf(playId.split('.', 1)[0] ?? '');
  const from = where === 'mid' ? 1 : where === 'back' ? main - length : 0;
  return placesFrom(from, length);
}
