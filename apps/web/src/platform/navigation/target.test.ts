import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { exampleRoutes } from './example-routes.ts';
import { type RouteName, registerRoutes } from './routes.ts';
import { isUnknown, parseHash, printHash, sameTarget } from './target.ts';

const names = Object.keys(exampleRoutes) as RouteName[];

beforeAll(() => registerRoutes(exampleRoutes));

describe('URLs', () => {
  test('[R2.14] contain parameters as query parameters of the hash', () => {
    expect(printHash({ name: 'lottery', params: { id: 'ssc-1m' } })).toBe('#/lottery/show?id=ssc-1m');
  });

  test('[R2.14] of every page and parameter survive printing and parsing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' })),
        (name, params) => {
          expect(sameTarget(parseHash(printHash({ name, params })), { name, params })).toBe(true);
        },
      ),
    );
  });

  test.each(['#/nowhere', '#/lottery', '#/login/other', '#secret', '#/lottery/show/more'])(
    '[R2.12] %s is unknown and leads to home',
    (hash) => {
      expect(parseHash(hash)).toEqual({ name: 'home', params: {} });
    },
  );

  test('[R2.12] an address that names no page is told from home and from a password in the hash', () => {
    expect(['#/nowhere', '#/team/list?x=1'].map(isUnknown)).toEqual([true, true]);
    expect(['', '#', '#/', '#/?a=1', '#secret', '#/login/'].some(isUnknown)).toBe(false);
  });

  test.each(['', '#', '#/', '/'])('"%s" is home', (hash) => {
    expect(parseHash(hash).name).toBe('home');
  });

  test('are equal regardless of the order of their parameters', () => {
    const ab = parseHash('#/lottery/show?a=1&b=2');
    expect(sameTarget(ab, parseHash('#/lottery/show?b=2&a=1'))).toBe(true);
    expect(sameTarget(ab, parseHash('#/lottery/show?a=1'))).toBe(false);
    expect(sameTarget(ab, parseHash('#/lottery/show?a=1&b=3'))).toBe(false);
  });
});
