import { expect, test } from 'vitest';
import { routesIn } from './declared-routes.ts';

const source = (path: string) => `
  export const routes = {
    'record-bet': {
      path: ${path},
      access: 'session',
      place: 'user',
      phoneBar: 'inner',
      screen: async () => (await import('./screens/record-bet-screen.tsx')).RecordBetScreen,
    },
  } satisfies Routes;
`;

test('the routes of a feature are read from its source', () => {
  expect(routesIn('/web/records/routes.ts', source("'record/bet'"))).toEqual([
    {
      name: 'record-bet',
      path: 'record/bet',
      access: 'session',
      place: 'user',
      screen: '/web/records/screens/record-bet-screen.tsx',
    },
  ]);
});

test('a value that is not a literal is refused', () => {
  expect(() => routesIn('/web/records/routes.ts', source('PATH'))).toThrow('record-bet has no literal path');
});
