import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playedItems } from '@tessera/rules';
import { expect, test } from 'vitest';
import { kindText, tierText } from './tier-text.ts';

/** Texts as the service keeps them. */
const folder = join(import.meta.dirname, '../../../../server/src/messages/zhCn');
const texts = ['web-tiers', 'web-bet-content']
  .map((file) => readFileSync(join(folder, `${file}.ts`), 'utf8'))
  .join('\n');

test('every tier and kind of every play has a name, or is a number', () => {
  const asked = new Set<string>();
  const t = (key: string) => {
    asked.add(key);
    return `<${key}>`;
  };
  const bare = playedItems().flatMap((item) =>
    item.tiers.flatMap((tier) => {
      const names = [tierText(t, tier.tier, item.family), kindText(t, tier, item.id)];
      return names.filter((name) => name !== '' && !/^<.*>$|^\d+(\+\d+)?$/.test(name));
    }),
  );
  expect(bare).toEqual([]);
  expect([...asked].filter((key) => !texts.includes(`  ${key}:`))).toEqual([]);
});
