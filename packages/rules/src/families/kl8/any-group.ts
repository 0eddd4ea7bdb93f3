import { hits } from '../../play/hits.ts';
import { group, played, type } from '../declare.ts';
import { bankerContent, differentLines, numberSet } from '../numbers/contents.ts';
import { bestOfTwenty } from './best-lines.ts';

/** The numbers of 快乐8. */
export const kl8Numbers = { from: 1, to: 80 } as const;

/** Winning numbers of hits, for one to ten picks. Source: rules catalogue. */
const payingHits: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2],
  3: [3, 2],
  4: [4, 3, 2],
  5: [5, 4, 3],
  6: [6, 5, 4, 3],
  7: [7, 6, 5, 4, 0],
  8: [8, 7, 6, 5, 4, 0],
  9: [9, 8, 7, 6, 5, 4, 0],
  10: [10, 9, 8, 7, 6, 5, 0],
};

/** 选号: one to ten numbers, with one tier per number of hits. */
export const anyGroup = () =>
  group('any', ...Object.entries(payingHits).map(([size, paying]) => pickType(Number(size), paying)));

function pickType(size: number, paying: readonly number[]) {
  const id = `any${size}`;
  const spec = {
    size,
    read: (drawn: readonly number[]) => drawn,
    drawn: 20,
    of: 80,
    tiers: paying.map((found) => ({ tier: `hit${found}`, hits: found })),
    bestLines: bestOfTwenty(size, paying),
  };
  const more =
    size === 1
      ? []
      : [
          played(`${id}.single`, differentLines(kl8Numbers, size), hits(spec, 'lines')),
          played(`${id}.banker`, bankerContent(kl8Numbers, size, 79), hits(spec, 'banker')),
        ];
  return type(id, played(`${id}.multi`, numberSet(kl8Numbers, size), hits(spec, 'multi')), ...more);
}
