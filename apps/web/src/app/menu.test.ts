import { beforeAll, expect, test } from 'vitest';
import { menuOf, registerMenu, registerRoutes } from '../platform/navigation/index.ts';
import { menu } from './menu.ts';
import { routes } from './routes.ts';

beforeAll(() => {
  registerRoutes(routes);
  registerMenu(menu);
});

const pagesOf = (form: 'desktop' | 'phone' | 'tablet') =>
  menuOf(form).map(({ title, entries }) => [title, ...entries.map(({ to }) => to)]);

test('the account menu of the desktop has every account page by its use', () => {
  expect(pagesOf('desktop')).toEqual([
    [
      'nav_assets',
      'user-center',
      'money-recharge',
      'money-withdraw',
      'money-transfer',
      'bank-manage',
      'record-log',
    ],
    ['nav_bets', 'record-bet', 'verify'],
    ['nav_benefits', 'user-vip', 'user-waterback', 'user-welfare', 'activity-list', 'record-activity'],
    ['nav_team', 'report-statistic', 'report-team', 'team-list', 'team-link'],
    ['account', 'user-inbox', 'user-info', 'login-record', 'responsible', 'chat', 'chat-custom-service'],
  ]);
});

test('the account menu of the phone lacks what its overview shows, and has the help', () => {
  expect(pagesOf('phone')).toEqual([
    ['nav_assets', 'money-transfer', 'bank-manage', 'record-log'],
    ['nav_bets', 'record-bet', 'verify', 'help'],
    ['nav_benefits', 'user-vip', 'user-waterback', 'user-welfare', 'activity-list', 'record-activity'],
    ['nav_team', 'report-statistic', 'report-team', 'team-list', 'team-link'],
    ['account', 'user-inbox', 'user-info', 'login-record', 'responsible', 'chat', 'chat-custom-service'],
  ]);
});

test('a page that the client does not have is not in the menu', () => {
  const { 'record-bet': _, verify: __, ...others } = routes;
  registerRoutes(others);
  expect(pagesOf('desktop').map(([title]) => title)).toEqual([
    'nav_assets',
    'nav_benefits',
    'nav_team',
    'account',
  ]);
});

test('[R1.2] the account menu of a tablet, beside its pages, has those of the desktop and help', () => {
  const pages = pagesOf('tablet').flat();
  expect(pages).toEqual(expect.arrayContaining(pagesOf('desktop').flat()));
  expect(pages).toContain('help');
});
