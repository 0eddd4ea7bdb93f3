import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOf } from '../../../components/days/index.ts';
import { printTeamView, readTeamView, sorted, sortOf, teamOf, teamSorts } from './team-view.ts';

const zone = 'Asia/Shanghai';
const now = Date.parse('2026-11-28T12:00:00+08:00');
const usual = readTeamView({}, now, zone);

test('[R2.8] every view of a team is the same after a reload', () =>
  fc.assert(
    fc.property(
      fc.record({
        days: fc.constantFrom(daysOf('week', now, zone), daysOf('year', now, zone), {
          from: '2026-10-01',
          to: '2026-10-09',
        }),
        of: fc.option(fc.integer({ min: 1, max: 1e9 }), { nil: undefined }),
        sort: fc.constantFrom(...teamSorts),
        ascending: fc.boolean(),
        page: fc.integer({ min: 1, max: 1_000 }),
        member: fc.option(fc.integer({ min: 1, max: 1e9 }), { nil: undefined }),
      }),
      (view) => {
        expect(readTeamView(printTeamView(view, now, zone), now, zone)).toEqual(view);
      },
    ),
  ));

test('[R2.8] the usual view needs no parameter', () => {
  expect(printTeamView(usual, now, zone)).toEqual({});
});

test('[R2.8] an address that names nothing shows the usual view', () => {
  const odd = { of: '-3', sort: 'balance', order: 'left', page: '0', member: '1e9' };
  expect(readTeamView(odd, now, zone)).toEqual(usual);
  expect(readTeamView({ page: '999999' }, now, zone).page).toBe(1_000);
});

test('[R2.8] another team and another order begin at the first page; a drill-down explains nothing', () => {
  const view = { ...usual, page: 3, member: 7, sort: 'mine' as const };
  expect(teamOf(view, 21)).toEqual({ ...view, of: 21, page: 1, member: undefined });
  expect(sorted(view, { key: 'net', direction: 'ascending' })).toEqual({
    ...view,
    sort: 'net',
    ascending: true,
    page: 1,
  });
  expect(sortOf(view)).toEqual({ key: 'mine', direction: 'descending' });
});
