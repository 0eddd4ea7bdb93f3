import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { metaOf, registerRoutes, routeNames } from '../platform/navigation/index.ts';
import { routes } from './routes.ts';

beforeAll(() => registerRoutes(routes));

/** Routes whose specified path differs from their name. */
const named: Readonly<Record<string, string>> = {
  home: '',
  lottery: 'lottery/show',
  'game-show': 'game',
  'money-recharge': 'recharge',
  'money-withdraw': 'withdraw',
  'money-transfer': 'transfer',
  'chat-custom-service': 'chat/custom-service',
};

test('[R2.2] [R2.3] [R2.6] every route has the specified path, or the one its name spells', () => {
  for (const name of routeNames()) {
    expect(metaOf(name).path, name).toBe(named[name] ?? name.replaceAll('-', '/'));
  }
});

test('[R2.2] [R2.3] [R2.6] [R2.7] [R2.9] main pages are in the main frame, account pages in the account frame', () => {
  const inFrame = (place: string) => routeNames().filter((name) => metaOf(name).place === place);
  expect(inFrame('main')).toEqual(
    expect.arrayContaining(['home', 'lottery', 'lottery-trend', 'lottery-data', 'game-display', 'help']),
  );
  expect(inFrame('user')).toEqual(
    expect.arrayContaining([
      'user-center',
      'user-info',
      'login-record',
      'record-bet',
      'money-transfer',
      'notice-detail',
      'chat',
      'chat-custom-service',
    ]),
  );
  // A game uses the whole window.
  expect(inFrame('full')).toContain('game-show');
  // Login is the home page with the form over it.
  expect(inFrame('over')).toEqual(expect.arrayContaining(['login', 'register', 'recover']));
});

test('the routes of every feature are registered', async () => {
  const features = join(import.meta.dirname, '../features');
  const declared = readdirSync(features).filter((name) => existsSync(join(features, name, 'routes.ts')));
  const names = await Promise.all(
    declared.map(async (name) => Object.keys((await import(`../features/${name}/routes.ts`)).routes)),
  );
  expect(names.flat().sort()).toEqual([...routeNames()].sort());
});

test('the pages with changing data can be pulled down on a phone, but no form', () => {
  const pulled = routeNames().filter((name) => metaOf(name).pullable);
  expect([...pulled].sort()).toEqual([
    'activity-detail',
    'activity-list',
    'home',
    'login-record',
    'lottery-data',
    'lottery-trend',
    'notice-list',
    'record-activity',
    'record-bet',
    'record-log',
    'report-statistic',
    'report-team',
    'team-link',
    'team-list',
    'user-center',
    'user-inbox',
    'user-vip',
    'user-waterback',
    'user-welfare',
  ]);
});

test('every shortcut of the installed app leads to a page', () => {
  const file = join(import.meta.dirname, '../../public/manifest.webmanifest');
  const { shortcuts } = JSON.parse(readFileSync(file, 'utf8')) as {
    shortcuts: { name: string; url: string }[];
  };
  const paths = new Set(routeNames().map((name) => `/#/${metaOf(name).path}`));
  expect(shortcuts.map(({ name }) => name)).toEqual(['投注', '开奖', '充值', '客服']);
  for (const { url } of shortcuts) expect(paths).toContain(url);
});
