import { playItem } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { type BetPart, betParts as partsWithIds } from './parts.ts';

/** The parts without the ids that React lists need. */
const betParts = (...given: Parameters<typeof partsWithIds>): Omit<BetPart, 'id'>[] =>
  partsWithIds(...given).map(({ id: _, ...part }) => part);

const shapeOf = (play: string) => playItem(play)!.content;

test('all parts of a content have different ids', () => {
  const ids = partsWithIds('6|6|6').map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

describe('[R3.8] bet content is displayed as labelled parts', () => {
  test('groups are labelled with the positions of their play', () => {
    expect(betParts('1,2|3,7,8|0', shapeOf('ssc.back3.direct-multi'))).toEqual([
      { labels: ['百'], values: ['1', '2'] },
      { labels: ['十'], values: ['3', '7', '8'] },
      { labels: ['个'], values: ['0'] },
    ]);
  });

  test('an empty position is omitted', () => {
    expect(betParts('3||||1,8', shapeOf('ssc.locate.all'))).toEqual([
      { labels: ['万'], values: ['3'] },
      { labels: ['个'], values: ['1', '8'] },
    ]);
  });

  test('a single list has no label', () => {
    expect(betParts('leopard,pair')).toEqual([{ labels: [], values: ['leopard', 'pair'] }]);
  });

  test('named parts keep the order of their play', () => {
    const content = { list: '1,2', pos: '3,4,5' };
    expect(betParts(content, shapeOf('ssc.any3.group6-multi')).map(({ labels }) => labels)).toEqual([
      ['pos'],
      [],
    ]);
    expect(betParts({ compare: '1-2', list: 'dragon' })[0]).toEqual({ labels: ['compare'], values: ['1-2'] });
  });

  test('single entry shows whole lines', () => {
    expect(betParts('1,2,3|4,5,6', shapeOf('ssc.back3.direct-single'))).toEqual([
      { labels: [], values: ['123', '456'], whole: true },
    ]);
  });

  test('truncated content is shown as far as it goes', () => {
    expect(betParts('1,2|3,', shapeOf('ssc.back3.direct-multi'))[1]).toEqual({
      labels: ['十'],
      values: ['3', ''],
    });
  });
});
