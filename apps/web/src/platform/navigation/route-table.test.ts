import { expect, test } from 'vitest';
import { metaOf, routeNames } from './route-table.ts';

/** Routes whose specified path differs from their name. */
const named: Readonly<Record<string, string>> = {
  home: '',
  lottery: 'lottery/show',
  'game-show': 'game',
  'money-recharge': 'recharge',
  'money-withdraw': 'withdraw',
  'money-transfer': 'transfer',
};

test('[R2.2] [R2.3] [R2.6] every route has the specified path, or the one its name spells', () => {
  for (const name of routeNames) {
    expect(metaOf(name).path, name).toBe(named[name] ?? name.replaceAll('-', '/'));
  }
});

test('[R2.2] [R2.3] [R2.6] [R2.7] main pages are in the main frame, account pages in the account frame', () => {
  const inFrame = (place: string) => routeNames.filter((name) => metaOf(name).place === place);
  expect(inFrame('main')).toEqual(
    expect.arrayContaining(['home', 'lottery', 'lottery-trend', 'lottery-data', 'game-display', 'help']),
  );
  expect(inFrame('user')).toEqual(
    expect.arrayContaining(['user-center', 'user-info', 'login-record', 'record-bet', 'money-transfer']),
  );
  // A game uses the whole window.
  expect(inFrame('full')).toContain('game-show');
  // Login is the home page with the form over it.
  expect(inFrame('over')).toEqual(expect.arrayContaining(['login', 'register']));
});
