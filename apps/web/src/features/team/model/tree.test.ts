import { expect, test } from 'vitest';
import { treeLines } from './tree.ts';

const agent = (id: number, name: string, all = 0) => ({ id, name, kind: 'agent' as const, all });
const player = (id: number, name: string) => ({ id, name, kind: 'player' as const, all: 0 });

const mine = [agent(1, 'chen***06', 9), agent(2, 'liu***88', 3), player(3, 'wang***21')];
const ofChen = [agent(4, 'ma***31', 2), player(5, 'lin***5w'), agent(6, 'qian***0')];

const shown = (...args: Parameters<typeof treeLines>) =>
  treeLines(...args).map(({ level, name, open, current }) =>
    [level, name, open && 'open', current && 'current'].filter(Boolean).join(' '),
  );

test('[R2.8] the own team shows its agents, and no player', () => {
  expect(shown([], [mine])).toEqual(['1 chen***06', '1 liu***88']);
});

test('[R2.8] below the agent on the path are its own agents', () => {
  expect(shown([{ id: 1, name: 'chen***06' }], [mine, ofChen])).toEqual([
    '1 chen***06 open current',
    '2 ma***31',
    '2 qian***0',
    '1 liu***88',
  ]);
});

test('[R2.8] only the last of a path is the level on show', () => {
  const path = [
    { id: 1, name: 'chen***06' },
    { id: 6, name: 'qian***0' },
  ];
  expect(shown(path, [mine, ofChen, []])).toEqual([
    '1 chen***06 open',
    '2 ma***31',
    '2 qian***0 open current',
    '1 liu***88',
  ]);
});

test('an agent on the path that the first page of its level lacks is still shown', () => {
  expect(shown([{ id: 9, name: 'xu***77' }], [mine, undefined])).toEqual([
    '1 xu***77 open current',
    '1 chen***06',
    '1 liu***88',
  ]);
});
