import { dayIn } from '@tessera/protocol';
import { rateBounds } from '@tessera/protocol/console-permissions';
import { addDays } from '@tessera/rewards';
import type { Tx } from '../../../store/index.ts';
import { invalid } from './read-payload.ts';

/**
 * Checks the first day of a version: after today in the zone, not too far ahead, not before the newest version's. Returns today. Errors:
 * `command_invalid` with the reason.
 */
export async function requireFirstDay(
  tx: Tx,
  from: string,
  { zone, newest }: { readonly zone: string; readonly newest: string },
): Promise<string> {
  const { rows } = await tx.query<{ now: Date }>('select app_now() as now');
  const today = dayIn(rows[0]!.now.getTime(), zone);
  if (from <= today) throw invalid(`the first day is after ${today}`);
  if (from > addDays(today, rateBounds.aheadDays))
    throw invalid(`the first day is at most ${rateBounds.aheadDays} days ahead`);
  if (from < newest) throw invalid(`the first day is not before ${newest}`);
  return today;
}
