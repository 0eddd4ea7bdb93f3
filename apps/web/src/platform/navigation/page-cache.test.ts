import { describe, expect, test } from 'vitest';
import { exampleRoutes } from './example-routes.ts';
import { cacheAfter, type PageCache, standing, typeOfMove } from './page-cache.ts';
import { type RouteName, registerRoutes } from './routes.ts';

const home = { name: 'home', params: {} } as const;
const records = { name: 'record-bet', params: {} } as const;
const center = { name: 'user-center', params: {} } as const;
const lottery = (id: string) => ({ name: 'lottery', params: { id } }) as const;
const names = (cache: PageCache): RouteName[] => cache.map(({ name }) => name);

describe('[R2.16] the page cache', () => {
  registerRoutes(exampleRoutes);
  const atHome = cacheAfter([], 'push', undefined, home);
  const atLottery = cacheAfter(atHome, 'push', 'home', lottery('ssc-1m'));

  test('push inserts the target and keeps the source', () => {
    expect(names(atLottery)).toEqual(['home', 'lottery']);
  });

  test('replace removes the source and inserts the target', () => {
    expect(names(cacheAfter(atLottery, 'replace', 'lottery', records))).toEqual(['home', 'record-bet']);
  });

  test('back removes the source; the page below is the cached one', () => {
    const back = cacheAfter(atLottery, 'back', 'lottery', home);
    expect(back).toEqual(atHome);
  });

  test('a push to a cached page with the same parameters reuses it', () => {
    const atCenter = cacheAfter(atLottery, 'push', 'lottery', center);
    const again = cacheAfter(atCenter, 'push', 'user-center', lottery('ssc-1m'));
    expect(again.find(({ name }) => name === 'lottery')?.key).toBe(atLottery[1]?.key);
  });

  test('a push to a cached name with other parameters creates a new page', () => {
    const other = cacheAfter(atLottery, 'push', 'lottery', lottery('ssc-3m'));
    expect(names(other)).toEqual(['home', 'lottery']);
    expect(other[1]?.key).not.toBe(atLottery[1]?.key);
    expect(other[1]?.params).toEqual({ id: 'ssc-3m' });
  });

  test('a step back to a page that is no longer cached creates it again', () => {
    expect(names(cacheAfter([], 'back', 'record-bet', home))).toEqual(['home']);
  });

  test('never contains a route name twice', () => {
    const walk = [lottery('a'), records, lottery('b'), home, lottery('a')];
    const cache = walk.reduce<PageCache>(
      (so, target) => cacheAfter(so, 'push', so.at(-1)?.name, target),
      atHome,
    );
    expect(new Set(names(cache)).size).toBe(cache.length);
  });

  test('keeps home behind login and shows it there', () => {
    const login = { name: 'login', params: {} } as const;
    const cache = cacheAfter([], 'push', undefined, login);
    expect(cache.map((page) => standing(page, login))).toEqual(['behind', 'shown']);
    expect(cacheAfter(cache, 'replace', 'login', home)[0]?.key).toBe(cache[0]?.key);
  });
});

describe('[R2.17] a navigation by the browser', () => {
  test('is a step back if the recorded position is greater than the current one', () => {
    expect(typeOfMove(3, 2)).toBe('back');
  });

  test('is a push if it goes forward', () => {
    expect(typeOfMove(2, 3)).toBe('push');
  });
});
