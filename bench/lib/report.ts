/** Prints a figure as measured / target and marks the run as failed when it missed; `atLeast` turns the target round. */
export function report(name: string, measured: number, target: number, atLeast = false): void {
  const met = atLeast ? measured >= target : measured <= target;
  console.log(`${name.padEnd(44)} ${measured.toFixed(2)} / ${target} ${met ? 'ok' : 'MISSED'}`);
  if (!met) process.exitCode = 1;
}

/** The value below which `share` of the sorted figures lie. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;

/** The middle one; of an even number the lower. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
