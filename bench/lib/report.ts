/** Prints a figure as measured / target and sets exit code 1 when it missed; `atLeast` makes the target a lower bound. */
export function report(name: string, measured: number, target: number, atLeast = false): void {
  const met = atLeast ? measured >= target : measured <= target;
  console.log(`${name.padEnd(44)} ${measured.toFixed(2)} / ${target} ${met ? 'ok' : 'MISSED'}`);
  if (!met) process.exitCode = 1;
}

/** The value below which `share` of the sorted figures are. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;

/** The median; of an even number of figures the lower of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
