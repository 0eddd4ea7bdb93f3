import { dayIn } from '@tessera/protocol';
import { addDays } from '@tessera/rewards';
import { isDemoSale } from '../demo-sales.ts';
import type { SampleDraw } from '../sample-draws.ts';

/** Lotteries drawn every evening, of which the team bets on one. */
const EVENING = ['d3-cn', 'p5-cn', 'kl8-cn'] as const;
/** Drawn at midnight. */
const MIDNIGHT = 'lhc-1d';
/** Places of the first draw of these, 60 days before the start. Places count from 0, the oldest of 120 sample draws. */
const FIRST_PLACE = 60;
/** Places of draws of the last hours. */
const RECENT: Readonly<Record<string, readonly number[]>> = {
  'ssc-5m': [66, 88, 104, 116],
  'pk10-5m': [72, 98, 115],
  'x5-5m': [84, 108],
};

/** Whether the team bets on this sample draw. The other demo players never bet on the same one. */
export function isTeamSale(lottery: string, place: number): boolean {
  if (isDemoSale(lottery, place)) return false;
  if (lottery === MIDNIGHT) return place >= FIRST_PLACE;
  return (
    (place >= FIRST_PLACE && lottery === eveningLottery(place)) || (RECENT[lottery]?.includes(place) ?? false)
  );
}

/** The first lottery from the turn of the day on that the other demo players leave free. */
function eveningLottery(place: number): string | undefined {
  const turns = [0, 1, 2].map((turn) => EVENING[(place + turn) % EVENING.length]!);
  return turns.find((lottery) => !isDemoSale(lottery, place));
}

/** Draws for which the team bets at one time. */
export interface TeamOccasion {
  /** Names the occasion for its choices. */
  readonly name: string;
  /** Days before the first start. */
  readonly days: number;
  /** Whether its draw is one of many on its day: few bet on it. */
  readonly recent: boolean;
  readonly draws: readonly SampleDraw[];
}

/** Bets are placed this long before the first draw of an occasion closes. */
const BEFORE_CLOSE_MS = 20_000;

/** When the bets on some draws are placed, ms. */
export const placedAt = (draws: readonly Pick<SampleDraw, 'close_at'>[]): number =>
  Math.min(...draws.map(({ close_at }) => close_at.getTime())) - BEFORE_CLOSE_MS;

/** The last draws of a day close at midnight, shortly before the next one. */
const LATE_MS = 60_000;

/** The occasions of the team's draws, oldest first: each evening, and each recent draw. `startDay`: that of the first start. */
export function occasionsOf(draws: readonly SampleDraw[], startDay: string, zone: string): TeamOccasion[] {
  const occasions = new Map<string, Omit<TeamOccasion, 'name'> & { draws: SampleDraw[] }>();
  for (const draw of draws) {
    const days = daysBetween(dayIn(draw.close_at.getTime() - LATE_MS, zone), startDay);
    const recent = RECENT[draw.lottery_id] !== undefined;
    const name = recent ? `${draw.lottery_id} ${draw.place}` : `evening ${days}`;
    const known = occasions.get(name);
    if (known) known.draws.push(draw);
    else occasions.set(name, { days, recent, draws: [draw] });
  }
  return [...occasions].map(([name, occasion]) => ({ name, ...occasion }));
}

function daysBetween(day: string, later: string): number {
  let days = 0;
  for (let at = day; at < later; at = addDays(at, 1)) days += 1;
  return days;
}
