/**
 * Two-digit groups of the remaining time: minutes and seconds, preceded by hours from one hour on; at most 99 hours.
 *
 * Unknown time returns dashes, negative time counts as zero.
 */
export function clockParts(seconds: number | null): readonly string[] {
  if (seconds === null) return ['--', '--'];
  const left = Math.min(Math.max(Math.floor(seconds), 0), 99 * 3600 + 3599);
  const parts = [Math.floor(left / 60) % 60, left % 60];
  if (left >= 3600) parts.unshift(Math.floor(left / 3600));
  return parts.map((part) => String(part).padStart(2, '0'));
}
