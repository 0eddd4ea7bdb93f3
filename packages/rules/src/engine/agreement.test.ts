import { describe, test } from 'vitest';
import { allFamilies } from '../families/all.ts';
import { assertAgreement } from '../testing/agreement.ts';

describe.each(allFamilies)('unit bets of $family written out one by one', ({ items }) => {
  test.each(items())('[L9] $id counts and settles as its unit bets do', (item) => {
    assertAgreement(item, 60, { countMax: 400 });
  });
});
