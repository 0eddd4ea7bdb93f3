import { useSettings } from '../../data/settings/index.ts';
import { now } from '../../platform/clock/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { momentText } from './moment-text.ts';

/**
 * Formats moments in the platform's zone: `21:15` today, else `11-24 周二 21:15`. With `zone`, a time that reads differently
 * there follows: `11-24 周二 11:59（美东 22:59）`.
 */
export function useMoment(): (ms: number, zone?: string) => string {
  const t = useT();
  const { timeZone } = useSettings();
  return (ms, zone) => momentText(t, ms, { nowMs: now(), zone: timeZone, beside: zone });
}
