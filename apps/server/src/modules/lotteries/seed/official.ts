import type { NamedId } from '@tessera/messages';
import { namesOf } from '@tessera/messages/load';
import type { Family } from '@tessera/rules';
import type { DrawCalendar, IssueForm } from '../calendar.ts';
import type { LotterySeed } from './list.ts';

/**
 * Days without draws of the lotteries of China: Chinese New Year and National Day. Those of 2027 and 2028 are estimated
 * from the holidays, and corrected in `lottery.config` when they are announced.
 */
const closedInChina: DrawCalendar['closed'] = [
  ['2025-01-28', '2025-02-04'],
  ['2025-10-01', '2025-10-04'],
  ['2026-02-14', '2026-02-23'],
  ['2026-10-01', '2026-10-04'],
  ['2027-02-05', '2027-02-14'],
  ['2027-10-01', '2027-10-04'],
  ['2028-01-25', '2028-02-03'],
  ['2028-10-01', '2028-10-04'],
];

const minutes = (count: number): number => count * 60;

interface Official {
  readonly id: NamedId<'lottery'>;
  readonly family: Family;
  readonly draws: string;
  /** Minutes between the close of sales and the draw. */
  readonly closesMin: number;
  readonly issue: IssueForm;
}

const inChina = (official: Official): LotterySeed => seedOf(official, 'Asia/Shanghai', closedInChina);

function seedOf(
  { id, family, draws, closesMin, issue }: Official,
  zone: string,
  closed: DrawCalendar['closed'] = [],
): LotterySeed {
  return {
    id,
    family,
    name: namesOf('lottery', id),
    zone,
    source: 'feed',
    periodS: 0,
    leadS: minutes(closesMin),
    calendar: { draws, closed, issue },
  };
}

const year = (yearDigits: 2 | 4): IssueForm => ({ form: 'year', yearDigits });

/** Lotteries drawn elsewhere, by their official calendars; results come from a signed feed. */
export const officialSeeds: readonly LotterySeed[] = [
  inChina({
    id: 'ssq-cn',
    family: 'ssq',
    draws: '15 21 * * 0,2,4',
    closesMin: 75,
    issue: year(4),
  }),
  inChina({
    id: 'dlt-cn',
    family: 'dlt',
    draws: '25 21 * * 1,3,6',
    closesMin: 25,
    issue: year(2),
  }),
  inChina({
    id: 'kl8-cn',
    family: 'kl8',
    draws: '30 21 * * *',
    closesMin: 30,
    issue: year(4),
  }),
  inChina({
    id: 'd3-cn',
    family: 'd3',
    draws: '15 21 * * *',
    closesMin: 45,
    issue: year(4),
  }),
  inChina({
    id: 'p5-cn',
    family: 'p5',
    draws: '25 21 * * *',
    closesMin: 25,
    issue: year(2),
  }),
  seedOf(
    {
      id: 'powerball-us',
      family: 'powerball',
      draws: '59 22 * * 1,3,6',
      closesMin: 59,
      issue: { form: 'date' },
    },
    'America/New_York',
  ),
  seedOf(
    {
      id: 'megamillions-us',
      family: 'megamillions',
      draws: '0 23 * * 2,5',
      closesMin: 60,
      issue: { form: 'date' },
    },
    'America/New_York',
  ),
  seedOf(
    {
      id: 'euromillions-eu',
      family: 'euromillions',
      draws: '0 21 * * 2,5',
      closesMin: 45,
      issue: { form: 'count', date: '2026-01-02', number: 1908 },
    },
    'Europe/Paris',
  ),
  seedOf(
    {
      id: 'uklotto-uk',
      family: 'uklotto',
      draws: '0 20 * * 3,6',
      closesMin: 30,
      issue: { form: 'count', date: '2026-01-03', number: 3134 },
    },
    'Europe/London',
  ),
];
