import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emblemFamilies } from './emblem.tsx';

test('the sprite sheet has the emblem of each family at its position', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../art/svg/emblems.svg'), 'utf8');
  const signs = [...sheet.matchAll(/<svg y="(\d+)"[\s\S]*?id="emblem-(\w+)-/g)];
  expect(signs.map(([, y, family]) => [Number(y), family])).toEqual(
    emblemFamilies.map((family, row) => [64 * row, family]),
  );
});
