import { beforeAll, describe, expect, test } from 'vitest';
import { registerRoutes, routeNames } from '../platform/navigation/index.ts';
import { isPublic } from './guard.ts';
import { routes } from './routes.ts';

beforeAll(() => registerRoutes(routes));

describe('[R2.10] pages without a session', () => {
  test('are login, register, init and line, by exact route; every other page is private', () => {
    expect(
      routeNames()
        .filter((name) => isPublic(name, false))
        .sort(),
    ).toEqual(['init', 'line', 'login', 'register']);
  });

  test('[R1.6] of a results portal include home', () => {
    expect(isPublic('home', true)).toBe(true);
    expect(isPublic('record-bet', true)).toBe(false);
  });
});
