import { playItems } from '@tessera/rules';
import { expect, test } from 'vitest';
import { kindText, tierText } from './tier-text.ts';

test('every tier and kind of every play has a name or is a number', () => {
  const t = (key: string) => `<${key}>`;
  const bare = playItems().flatMap((item) =>
    item.tiers.flatMap((tier) => {
      const names = [tierText(t, tier.tier, item.family), kindText(t, tier, item.id)];
      return names.filter((name) => name !== '' && !/^<.*>$|^\d+(\+\d+)?$/.test(name));
    }),
  );
  expect(bare).toEqual([]);
});
