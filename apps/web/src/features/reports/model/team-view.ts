import type { RecordSort } from '@tessera/ui';
import type { Days } from '../../../components/days/index.ts';
import type { Params } from '../../../platform/navigation/index.ts';
import { printDays, readDays } from './report-days.ts';

/** Columns by which the members of a report can be sorted. */
export const teamSorts = [
  'stake',
  'payout',
  'net',
  'deposits',
  'withdrawals',
  'mine',
  'members',
  'rate',
  'name',
] as const;
export type TeamSort = (typeof teamSorts)[number];

/** What the page of a team shows. */
export interface TeamView {
  readonly days: Days;
  /** Whose team; the player's own without it. */
  readonly of: number | undefined;
  readonly sort: TeamSort;
  readonly ascending: boolean;
  /** From 1. */
  readonly page: number;
  /** The member whose commission is explained. */
  readonly member: number | undefined;
}

/** The view of an address; whatever no report can show is left at its usual value. */
export function readTeamView(params: Params, nowMs: number, zone: string): TeamView {
  return {
    days: readDays(params, nowMs, zone),
    of: readId(params.of),
    sort: teamSorts.find((sort) => sort === params.sort) ?? 'stake',
    ascending: params.order === 'up',
    page: Math.min(readId(params.page) ?? 1, 1_000),
    member: readId(params.member),
  };
}

/** The parameters of a view, without those that have their usual value. */
export function printTeamView(view: TeamView, nowMs: number, zone: string): Params {
  const { days, of, sort, ascending, page, member } = view;
  return {
    ...printDays(days, nowMs, zone),
    ...(of !== undefined && { of: String(of) }),
    ...(sort !== 'stake' && { sort }),
    ...(ascending && { order: 'up' }),
    ...(page > 1 && { page: String(page) }),
    ...(member !== undefined && { member: String(member) }),
  };
}

/** The view of another team of the same report: its first page, nothing explained. */
export const teamOf = (view: TeamView, of: number | undefined): TeamView => ({
  ...view,
  of,
  page: 1,
  member: undefined,
});

/** The order of a view as tables show it, and back; another order begins at its first page. */
export const sortOf = ({ sort, ascending }: TeamView): RecordSort => ({
  key: sort,
  direction: ascending ? 'ascending' : 'descending',
});
export const sorted = (view: TeamView, { key, direction }: RecordSort): TeamView => ({
  ...view,
  sort: teamSorts.find((sort) => sort === key) ?? view.sort,
  ascending: direction === 'ascending',
  page: 1,
});

/** A positive whole number. */
function readId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
