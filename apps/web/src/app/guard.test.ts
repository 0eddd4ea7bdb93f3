import { beforeAll, describe, expect, test } from 'vitest';
import { registerRoutes, routeNames, type Target } from '../platform/navigation/index.ts';
import { isPublic, pageOfVisitor } from './guard.ts';
import { routes } from './routes.ts';

beforeAll(() => registerRoutes(routes));

describe('[R2.10] pages without a session', () => {
  test('are login, register, recover, init and line, by exact route; every other page is private', () => {
    expect(
      routeNames()
        .filter((name) => isPublic(name, false))
        .sort(),
    ).toEqual(['init', 'line', 'login', 'recover', 'register']);
  });

  test('[R1.6] of a results portal include home', () => {
    expect(isPublic('home', true)).toBe(true);
    expect(isPublic('record-bet', true)).toBe(false);
  });
});

describe('a visitor', () => {
  const help = { name: 'help', params: { article: 'ssc' } } as const;
  const form = { name: 'login', params: {} } as const;
  const look = { name: 'login', params: { look: '' } } as const;
  const link = (from: Target) => ({ type: 'push', byAddress: false, from }) as const;

  test('[R2.10] who looks at home opens results, trends and help by their links, at the address of login', () => {
    expect(pageOfVisitor(help, link(look))).toEqual({ name: 'login', params: { look: 'help?article=ssc' } });
    expect(pageOfVisitor({ name: 'lottery', params: { id: 'ssc-1m' } }, link(look))).toBeUndefined();
    expect(pageOfVisitor({ name: 'user-center', params: {} }, link(look))).toBeUndefined();
  });

  test('[R2.10] is asked to sign in for the same pages by their address, and from the dialog', () => {
    expect(pageOfVisitor(help, { type: 'push', byAddress: true, from: look })).toBeUndefined();
    expect(pageOfVisitor(help, { type: 'push', byAddress: true, from: undefined })).toBeUndefined();
    expect(pageOfVisitor(help, link(form))).toBeUndefined();
  });

  test('closes the dialog by a step back, also to a page of an ended session', () => {
    const back = { type: 'back', byAddress: true, from: form } as const;
    expect(pageOfVisitor({ name: 'record-bet', params: {} }, back)).toEqual(look);
  });
});
