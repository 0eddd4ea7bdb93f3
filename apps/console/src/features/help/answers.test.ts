import { expect, test } from 'vitest';
import { answersOf, byHelp } from './answers.ts';

const none = { yes: 0, unclear: 0, incomplete: 0, wrong: 0, other: 0 };
const votes = [
  { ...none, language: 'zhCn', current: true, yes: 3, unclear: 1 },
  { ...none, language: 'zhCn', current: false, wrong: 2 },
  { ...none, language: 'enUs', current: true, yes: 1 },
  { ...none, language: null, current: false, other: 1 },
];

test('answers are added up by language, those about earlier texts apart', () => {
  const all = { language: '', onlyCurrent: false };
  expect(answersOf(votes, all)).toMatchObject({
    yes: 4,
    unclear: 1,
    wrong: 2,
    other: 1,
    all: 8,
    helped: 0.5,
  });
  expect(answersOf(votes, { ...all, onlyCurrent: true })).toMatchObject({ yes: 4, all: 5, helped: 0.8 });
  expect(answersOf(votes, { language: 'zhCn', onlyCurrent: true })).toMatchObject({ all: 4, helped: 0.75 });
  expect(answersOf(votes, { language: 'ptBr', onlyCurrent: false })).toMatchObject({
    all: 0,
    helped: undefined,
  });
});

test('what helped least often comes first, what nobody answered for last', () => {
  const share = (yes: number, all: number) => ({
    ...none,
    yes,
    all,
    helped: all === 0 ? undefined : yes / all,
  });
  const sorted = [share(1, 1), share(0, 0), share(0, 1), share(0, 4), share(1, 2)].toSorted(byHelp);
  expect(sorted.map(({ yes, all }) => [yes, all])).toEqual([
    [0, 4],
    [0, 1],
    [1, 2],
    [1, 1],
    [0, 0],
  ]);
});
