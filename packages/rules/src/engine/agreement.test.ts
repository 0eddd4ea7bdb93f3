import { describe, test } from 'vitest';
import { allFamilies } from '../families/all.ts';
import { assertAgreement } from '../testing/agreement.ts';

describe.each(allFamilies)('expanded unit bets of $family', ({ items }) => {
  test.each(items())('[L9] $id counts and settles like its expanded unit bets', (item) => {
    assertAgreement(item, 60, { countMax: 400 });
  });
});
