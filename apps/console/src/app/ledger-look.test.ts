import { expect, test } from 'vitest';
import { ledgerLook } from './ledger-look.ts';

const checked = { at: 1, violations: 0, frozen: false };

test.each([
  [undefined, 'ledger_unchecked'],
  [{ ...checked, at: null }, 'ledger_unchecked'],
  [checked, 'ledger_balanced'],
  [{ ...checked, violations: 1 }, 'ledger_differs'],
  // A frozen ledger refuses writes: that is what an operator must read first.
  [{ ...checked, violations: 1, frozen: true }, 'ledger_frozen'],
])('%o reads %s', (auditor, text) => {
  expect(ledgerLook(auditor).text).toBe(text);
});
