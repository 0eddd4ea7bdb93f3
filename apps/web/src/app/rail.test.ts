import { beforeAll, describe, expect, test } from 'vitest';
import { type RouteName, registerRoutes } from '../platform/navigation/index.ts';
import { litBy } from '../shells/tablet/lit-entry.ts';
import { routes } from './routes.ts';

beforeAll(() => registerRoutes(routes));

describe('[R1.2] the rail of a tablet marks', () => {
  test.each<[RouteName, string | undefined]>([
    ['home', 'home'],
    ['lottery-trend', 'lottery'],
    ['activity-detail', 'activity-list'],
    ['record-bet', 'record-bet'],
    ['record-log', 'user-center'],
    ['money-recharge', 'user-center'],
    ['chat-custom-service', undefined],
    ['help', undefined],
  ])('on %s %s', (page, entry) => {
    expect(litBy(page)).toBe(entry);
  });

  test('nothing before the first page is known', () => {
    expect(litBy(undefined)).toBeUndefined();
  });
});
