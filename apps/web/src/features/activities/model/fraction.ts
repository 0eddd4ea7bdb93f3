/** A chance of `count` in `size` as one in how many: `1/200`, `1/2.2`. */
export function oneIn(count: number, size: number): string {
  return `1/${(size / count).toFixed(1).replace(/\.0$/, '')}`;
}
