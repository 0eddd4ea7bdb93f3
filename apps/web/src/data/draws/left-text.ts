import { t } from '../../platform/i18n/index.ts';

/**
 * Time left for display: `04:33`, from one hour `20:51:09`, from one day `3 天 20:51`. No time left is `00:00`.
 *
 * @param leftMs milliseconds; rounded up to whole seconds, so `00:00` appears only when no time is left.
 */
export function leftText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const days = Math.floor(seconds / 86_400);
  const [hh, mm, ss] = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(
    (part) => String(part).padStart(2, '0'),
  );
  if (days > 0) return t('left_days', { n: days, time: `${hh}:${mm}` });
  return hh === '00' ? `${mm}:${ss}` : `${hh}:${mm}:${ss}`;
}
