import { test } from '@playwright/test';

/**
 * An object whose missing members end the running journey as not run, with their name as the reason: the driver of WebKit does less than
 * those of the other browsers. Symbols and `then` are what JavaScript itself asks for.
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
