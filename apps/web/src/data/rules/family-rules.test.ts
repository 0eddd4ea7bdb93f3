import { allFamilies } from '@tessera/rules';
import { expect, test } from 'vitest';
import { knownFamilies, loadFamily, rulesOf } from './index.ts';

test('the rules of every family can be loaded by name', async () => {
  expect(knownFamilies.toSorted()).toEqual(allFamilies.map(({ family }) => family).toSorted());
  await Promise.all(knownFamilies.map(loadFamily));
  const [first] = allFamilies;
  for (const { family, items } of allFamilies) {
    expect(
      rulesOf(family)
        ?.playItems()
        .map(({ id }) => id),
    ).toEqual(items().map(({ id }) => id));
  }
  expect(first && rulesOf(first.items()[0]?.id ?? '')).toBe(rulesOf(first?.family ?? ''));
});

test('rules follow the house rules of a lottery, with one engine per choice', async () => {
  await loadFamily('k3');
  const winsOnTriple = (house: Record<string, string>) => {
    const settled = rulesOf('k3', house)?.settle('k3.credit.sides', 'big', [6, 6, 6]);
    return settled?.ok ? settled.value.length : undefined;
  };
  expect([winsOnTriple({}), winsOnTriple({ diceTriples: 'count' })]).toEqual([0, 1]);
  expect(rulesOf('k3', { diceTriples: 'count' })).toBe(rulesOf('k3.credit.sides', { diceTriples: 'count' }));
});
