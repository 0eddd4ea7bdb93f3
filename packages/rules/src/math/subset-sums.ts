/** Number of `size`-subsets of 1..`of` for each sum from 0 on. Counts must stay below 2^53. */
export function subsetSumWeights(of: number, size: number): readonly bigint[] {
  const largest = (size * (2 * of - size + 1)) / 2;
  const ways = Array.from({ length: size + 1 }, () => new Float64Array(largest + 1));
  ways[0]?.fill(1, 0, 1);
  for (let number = 1; number <= of; number++) {
    for (let taken = Math.min(size, number); taken > 0; taken--) {
      const target = ways[taken];
      const source = ways[taken - 1];
      if (target === undefined || source === undefined) continue;
      for (let sum = number; sum <= largest; sum++)
        target[sum] = (target[sum] ?? 0) + (source[sum - number] ?? 0);
    }
  }
  return Array.from(ways[size] ?? [], BigInt);
}
