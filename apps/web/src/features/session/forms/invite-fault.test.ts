import { expect, test } from 'vitest';
import { inviteFaultOf } from './invite-fault.ts';

test.each([
  ['team_link_expired', 'team_link_expired'],
  ['team_link_used_up', 'team_link_used_up'],
  // The code in the address has signs that no link has.
  ['validation_failed', 'team_link_unknown'],
  ['ERROR2', undefined],
  ['name_taken', undefined],
] as const)('[R2.8] %s is %s for an invitation', (code, fault) => {
  expect(inviteFaultOf(code)).toBe(fault);
});
