import { isOpenIn } from '@tessera/protocol/opening-day';
import { nextChange } from '@tessera/protocol/opening-week';
import type { Settings } from '../settings/index.ts';

/** Whether cases are answered at this time (ms), and when answering begins again. */
export function hoursAt(
  settings: Pick<Settings, 'get'>,
  now: number,
): { readonly open: boolean; readonly opensAt: number | null } {
  const [hours, zone] = [settings.get('serviceHours'), settings.get('timeZone')];
  const open = isOpenIn(hours, now, zone);
  return { open, opensAt: open ? null : nextChange(hours, now, zone) };
}
