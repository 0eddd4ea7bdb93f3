import { test } from '@playwright/test';

/**
 * An object with some members of Playwright's. Any other member ends the running journey as not run and names itself, because the driver of
 * WebKit can do less than those of the other browsers. JavaScript itself asks for symbols and `then`.
 */
export function named<T extends object>(name: string, members: T): T {
  return new Proxy(members, {
    get(target, key) {
      if (key in target || typeof key === 'symbol' || key === 'then') return Reflect.get(target, key);
      return () => lacks(`${name}.${key}`);
    },
  });
}

/** Ends the running journey as not run. `npm run e2e` names it and the reason at its end. */
export function lacks(what: string): never {
  test.skip(true, `webkit: its driver has no ${what}`);
  throw new Error(what);
}
