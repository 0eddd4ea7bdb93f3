/**
 * Time left as players read it: `04:33`, from an hour on `20:51:09`, from a day on `3d 20:51`. Nothing left is `00:00`.
 *
 * @param leftMs milliseconds; a begun second counts whole, so `00:00` stands only when nothing is left.
 */
export function leftText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const days = Math.floor(seconds / 86_400);
  const [hh, mm, ss] = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(
    (part) => String(part).padStart(2, '0'),
  );
  if (days > 0) return `${days}d ${hh}:${mm}`;
  return hh === '00' ? `${mm}:${ss}` : `${hh}:${mm}:${ss}`;
}
