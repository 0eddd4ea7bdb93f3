import { beforeAll, describe, expect, test } from 'vitest';
import { exampleRoutes } from './example-routes.ts';
import { isLook, isOver, lookAt, shownOf } from './looks.ts';
import { registerRoutes } from './routes.ts';
import { parseHash, printHash } from './target.ts';

const home = { name: 'home', params: {} } as const;
const help = { name: 'help', params: { article: 'ssc', item: 'a&b' } } as const;

beforeAll(() => registerRoutes(exampleRoutes));

describe('a look of a visitor', () => {
  test('is an address of login that shows another page', () => {
    expect(printHash(lookAt(home))).toBe('#/login?look=');
    for (const page of [home, help]) {
      const address = parseHash(printHash(lookAt(page)));
      expect(address.name).toBe('login');
      expect(shownOf(address)).toEqual(page);
      expect(isLook(address)).toBe(true);
      expect(isOver(address)).toBe(false);
    }
  });

  test.each(['record/bet', 'nowhere', 'login', 'login?look=help'])(
    'shows home for %s, which no visitor may look at',
    (look) => {
      expect(shownOf({ name: 'login', params: { look } })).toEqual(home);
    },
  );

  test('is no matter of other pages: the parameter means nothing there', () => {
    const page = { name: 'record-bet', params: { look: 'help' } } as const;
    expect(shownOf(page)).toBe(page);
  });

  test('login itself is over home', () => {
    expect(isOver({ name: 'login', params: {} })).toBe(true);
    expect(isOver(home)).toBe(false);
  });
});
