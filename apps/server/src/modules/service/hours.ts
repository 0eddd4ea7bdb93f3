import { formatTime, isOpenAt, nextOpening } from '@tessera/protocol';
import type { Settings } from '../settings/index.ts';

const DAY_MS = 86_400_000;

/** Whether cases are answered at this time (ms), and when answering begins again. */
export function hoursAt(
  settings: Pick<Settings, 'get'>,
  now: number,
): { readonly open: boolean; readonly opensAt: number | null } {
  const [hours, zone] = [settings.get('serviceHours'), settings.get('timeZone')];
  const time = formatTime(now, 'HH:mm', zone);
  if (isOpenAt(hours, time)) return { open: true, opensAt: null };
  const next = nextOpening(hours, time);
  if (next === undefined) return { open: false, opensAt: null };
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
  const wait = (minutes(next) - minutes(time)) * 60_000;
  return { open: false, opensAt: now - (now % 60_000) + (wait > 0 ? wait : wait + DAY_MS) };
}
