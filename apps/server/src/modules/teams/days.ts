import { dayIn } from '@tessera/protocol';
import { addDays } from '@tessera/rewards';
import type { Tx } from '../../store/index.ts';
import type { TeamDeps } from './deps.ts';

/** A moment of teams: rates hold for whole days of the platform's zone. */
export interface TeamDays {
  /** ms */
  readonly now: number;
  readonly zone: string;
  readonly today: string;
  readonly tomorrow: string;
  /** First of the last seven days, today included. */
  readonly weekAgo: string;
}

/** The days at this moment, by the clock of the database. Inside a transaction pass its `tx`. */
export async function daysNow(
  { clock, settings }: Pick<TeamDeps, 'clock' | 'settings'>,
  tx?: Tx,
): Promise<TeamDays> {
  const now = await clock.now(tx);
  const zone = settings.get('timeZone');
  const today = dayIn(now, zone);
  return { now, zone, today, tomorrow: addDays(today, 1), weekAgo: addDays(today, -6) };
}
