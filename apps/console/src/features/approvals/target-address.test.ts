import { commandActionNames } from '@tessera/protocol/console-permissions';
import { expect, test } from 'vitest';
import { targetAddress } from './target-address.ts';

test('every kind of command leads to its target', () => {
  for (const action of commandActionNames) expect(targetAddress(action, 'x')).toMatch(/^#\/\w+\?.*=x$/);
});

test('a withdrawal is shown with its evidence', () => {
  expect(targetAddress('withdrawal.approve', '20417')).toBe('#/withdrawals?view=open&id=20417');
});
