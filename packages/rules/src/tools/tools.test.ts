import { describe, expect, test } from 'vitest';
import { countLines, describeContent, playFlat, playItems, playTree, randomContent } from '../all-rules.ts';
import { flatPlay, treePlay } from './tree.ts';

/** A fixed sequence of random numbers. */
function chances(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

describe('random pick', () => {
  test.each(playItems().map(({ id }) => id))('%s gets a valid content', (id) => {
    for (let seed = 1; seed <= 5; seed++)
      expect(countLines(id, randomContent(id, chances(seed))).ok).toBe(true);
  });

  test('every digit of a position is picked', () => {
    const random = chances(99);
    const seen = new Set(
      Array.from(
        { length: 300 },
        () => String(randomContent('ssc.star5.direct-multi', random)).split('|')[0],
      ),
    );
    expect(seen.size).toBe(10);
  });
});

describe('description of a content', () => {
  test('[R3.8] positions and keys are the labels, empty positions are left out', () => {
    expect(describeContent('ssc.locate.all', '1,2||3||')).toEqual({
      ok: true,
      value: [
        { label: '万', values: ['1', '2'] },
        { label: '百', values: ['3'] },
      ],
    });
    expect(describeContent('ssc.any2.group-multi', { pos: '2,1', list: '4,3' })).toEqual({
      ok: true,
      value: [
        { label: 'pos', values: ['1', '2'] },
        { label: 'list', values: ['3', '4'] },
      ],
    });
    expect(describeContent('ssc.front3.direct-single', '1,2,3|4,5,6')).toEqual({
      ok: true,
      value: [{ label: 'list', values: ['1,2,3', '4,5,6'] }],
    });
    expect(describeContent('dlt.banker', { gall_code: '1|', drag_code: '2,3,4,5|1,2' })).toEqual({
      ok: true,
      value: [
        { label: 'gall_code.front', values: ['1'] },
        { label: 'drag_code.front', values: ['2', '3', '4', '5'] },
        { label: 'drag_code.back', values: ['1', '2'] },
      ],
    });
  });
});

describe('list of played items', () => {
  test('[R3.7] the flat list has every item of the family under its type', () => {
    const types = playFlat('ssc');
    expect(types.flatMap(({ plays }) => plays).length).toBe(143);
    expect(types[0]).toMatchObject({ id: 'ssc.star5.direct', groupId: 'ssc.star5' });
  });

  test('[R3.7] the tree of a board is group, type, item', () => {
    const [first] = playTree('ssc', 'tradition');
    expect(first?.id).toBe('ssc.star5');
    expect(first?.types.map(({ id }) => id)).toEqual(['ssc.star5.direct', 'ssc.star5.group']);
    expect(playTree('ssc', 'credit').map(({ id }) => id)).toEqual(['ssc.credit']);
    const leaves = ['tradition', 'credit'] as const;
    expect(
      leaves.flatMap((board) =>
        playTree('lhc', board).flatMap(({ types }) => types.flatMap(({ plays }) => plays)),
      ).length,
    ).toBe(60);
  });

  test('[R3.7] items whose parent is missing are dropped from both shapes', () => {
    const [item] = playItems('ssc');
    if (item === undefined) throw new Error('SSC has items');
    const { group, ...withoutGroup } = item;
    const { type, ...withoutType } = item;
    expect(flatPlay([withoutGroup, withoutType])).toEqual([]);
    expect(treePlay([withoutGroup, withoutType], 'tradition')).toEqual([]);
    expect({ group: group.id, type: type.id }).toEqual({ group: 'ssc.star5', type: 'ssc.star5.direct' });
  });
});
