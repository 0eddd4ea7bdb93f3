import { isPhone } from '../../platform/device/index.ts';
import { prefs } from './prefs.ts';

/** What is felt: milliseconds on, off, on (`design.md` 6.2). */
const patterns = {
  select: 8,
  add: 15,
  placed: [20, 40, 20],
  error: [40, 60, 40],
  win: [30, 40, 30, 40, 60],
} as const;

/** Whether this device can buzz at all: a desktop's browser takes the call, and time for it, and nothing comes of it. */
export const canBuzz = (): boolean => isPhone && 'vibrate' in navigator;

/** A short buzz beside what is seen: `buzz('placed')`. None where it is switched off or the browser cannot. */
export function buzz(name: keyof typeof patterns): void {
  if (prefs().haptics && canBuzz()) navigator.vibrate([patterns[name]].flat());
}
