import { isPhone } from '../../platform/device/index.ts';
import { prefs } from './prefs.ts';

/** Vibration patterns: milliseconds on, off, on. */
const patterns = {
  select: 8,
  add: 15,
  placed: [20, 40, 20],
  error: [40, 60, 40],
  win: [30, 40, 30, 40, 60],
} as const;

/** Whether this device can vibrate; desktop browsers accept the call and spend time on it without effect. */
export const canBuzz = (): boolean => isPhone && 'vibrate' in navigator;

/** Short vibration as feedback: `buzz('placed')`. None when switched off or unsupported. */
export function buzz(name: keyof typeof patterns): void {
  if (prefs().haptics && canBuzz()) navigator.vibrate([patterns[name]].flat());
}
