import { readArea } from '@tessera/messages/load';
import { createRules } from '@tessera/rules/core';
import { ssc } from '@tessera/rules/ssc';
import { describe, expect, test } from 'vitest';
import { flatPlays, type PlayList, playsOf, playTabs, playTree, startPlay } from './play-list.ts';
import { shortName, typeLabel } from './play-name.ts';

const name = (zhCn: string) => ({ zhCn, enUs: zhCn });
const list: PlayList = {
  group: [{ id: 'ssc.a', family: 'ssc', name: name('A') }],
  type: [
    { id: 'ssc.a.x', group_id: 'ssc.a', name: name('X') },
    { id: 'ssc.b.y', group_id: 'ssc.b', name: name('Y') },
  ],
  plays: [
    {
      id: 'ssc.1',
      group_id: 'ssc.a',
      type_id: 'ssc.a.x',
      family: 'ssc',
      board: 'tradition',
      name: name('1'),
    },
    { id: 'ssc.2', group_id: 'ssc.a', type_id: 'ssc.a.x', family: 'ssc', board: 'credit', name: name('2') },
    {
      id: 'ssc.3',
      group_id: 'ssc.b',
      type_id: 'ssc.b.y',
      family: 'ssc',
      board: 'tradition',
      name: name('3'),
    },
    {
      id: 'ssc.4',
      group_id: 'ssc.a',
      type_id: 'ssc.gone',
      family: 'ssc',
      board: 'tradition',
      name: name('4'),
    },
    { id: 'k3.1', group_id: 'ssc.a', type_id: 'ssc.a.x', family: 'k3', board: 'tradition', name: name('k') },
  ],
};

describe('[R3.7] the list of plays', () => {
  test('flat: plays by type, those without a group or a type are dropped', () => {
    expect(
      flatPlays(list, 'ssc', 'tradition').map(({ id, plays }) => [id, plays.map((play) => play.id)]),
    ).toEqual([['ssc.a.x', ['ssc.1']]]);
  });
  test('tree: group, type, play of one board', () => {
    const tree = playTree(list, 'ssc', 'credit');
    expect(tree.map(({ id, types }) => [id, types.map((type) => type.id)])).toEqual([['ssc.a', ['ssc.a.x']]]);
    expect(playsOf(tree).map(({ id }) => id)).toEqual(['ssc.2']);
  });
  test('tabs: groups; with few groups, types', () => {
    const plays = [{ id: 'p', name: name('p'), board: 'tradition', groupId: 'g', typeId: 't' }] as const;
    const type = (id: string) => ({ id, name: name(id), groupId: 'g', plays });
    const group = (id: string, ...types: string[]) => ({ id, name: name(id), types: types.map(type) });
    const idsOf = (...groups: ReturnType<typeof group>[]) => playTabs(groups).map(({ id }) => id);
    expect(idsOf(group('a', 'a1', 'a2'), group('b', 'b1'))).toEqual(['a1', 'a2', 'b']);
    expect(idsOf(group('a', 'a1', 'a2'), group('b', 'b1'), group('c', 'c1'))).toEqual(['a', 'b', 'c']);
  });
  test('the remembered play if it is offered, otherwise the first', () => {
    const plays = playsOf(playTree(list, 'ssc', 'tradition'));
    expect(startPlay(plays, 'ssc.1')?.id).toBe('ssc.1');
    expect(startPlay(plays, 'ssc.9')?.id).toBe('ssc.1');
    expect(startPlay([], 'ssc.1')).toBeUndefined();
  });
});

describe('short names', () => {
  test.each([
    ['后三直选复式', '后三直选', '复式'],
    ['后三组三复式', '后三组选', '组三复式'],
    ['五星组选120', '五星组选', '组选120'],
    ['定位胆', '定位胆', '定位胆'],
    ['Back three direct, multiple', 'Back three direct', 'Multiple'],
    ['Back three group 3, multiple', 'Back three group', 'Group 3, multiple'],
  ])('%s under %s is %s', (full, parent, short) => {
    expect(shortName(full, parent)).toBe(short);
  });
  test('a type whose name adds nothing to its group has no label', () => {
    expect(typeLabel('大小单双', '大小单双')).toBe('');
    expect(typeLabel('后三直选', '后三')).toBe('直选');
    expect(typeLabel('趣味', '趣味型')).toBe('趣味');
    expect(typeLabel('Any 1', 'Any')).toBe('Any 1');
  });
  test('all plays of a type have different short names', () => {
    const names = readArea('zhCn', 'names');
    for (const { types } of createRules([ssc]).playTree('ssc', 'tradition')) {
      for (const { id, plays } of types) {
        const short = plays.map((play) =>
          shortName(names[`play.${play.id}`] ?? '', names[`type.${id}`] ?? ''),
        );
        expect(new Set(short).size).toBe(plays.length);
        expect(short).not.toContain('');
      }
    }
  });
});
