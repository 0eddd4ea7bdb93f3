import { expect, test } from 'vitest';
import { wayOf } from './install.ts';

test.each([
  [{ hasOffer: true, isInstalled: false, isIos: false }, 'ask'],
  [{ hasOffer: true, isInstalled: true, isIos: false }, 'none'],
  [{ hasOffer: false, isInstalled: false, isIos: true }, 'menu'],
  [{ hasOffer: false, isInstalled: true, isIos: true }, 'none'],
  [{ hasOffer: false, isInstalled: false, isIos: false }, 'none'],
] as const)('%o: %s', (signs, way) => {
  expect(wayOf(signs)).toBe(way);
});
