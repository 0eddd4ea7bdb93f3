import { expect, test } from 'vitest';
import { abilityOf } from './ability.ts';

test.each([
  [{ supported: true, permission: 'default', isIos: false }, 'ready'],
  [{ supported: true, permission: 'granted', isIos: true }, 'ready'],
  [{ supported: true, permission: 'denied', isIos: false }, 'denied'],
  [{ supported: false, permission: undefined, isIos: true }, 'install'],
  [{ supported: false, permission: 'granted', isIos: false }, 'unsupported'],
  [{ supported: true, permission: undefined, isIos: false }, 'unsupported'],
] as const)('%o is %s', (signs, ability) => {
  expect(abilityOf(signs)).toBe(ability);
});
