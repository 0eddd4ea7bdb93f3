const choiceRows = buildRows(81);

/**
 * Binomial coefficient C(n, k) as a number; 0 when `k` is outside 0..n.
 * Exact below 2^53, which covers every count up to the limit of 1 000 000 unit bets; larger results are only refused.
 */
export function choose(n: number, k: number): number {
  return choiceRows[n]?.[k] ?? 0;
}

/** Binomial coefficient C(n, k) as an exact bigint; 0 when `k` is outside 0..n. */
export function chooseBig(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let value = 1n;
  for (let i = 1; i <= k; i++) value = (value * BigInt(n - k + i)) / BigInt(i);
  return value;
}

/** n x (n - 1) x ..., `k` factors, exact. */
export function arrangements(n: number, k: number): bigint {
  let value = 1n;
  for (let i = 0; i < k; i++) value *= BigInt(n - i);
  return value;
}

/** All `k`-subsets of `items`, in lexicographic order of indexes. */
export function subsets<T>(items: readonly T[], k: number): readonly (readonly T[])[] {
  if (k === 0) return [[]];
  return items.flatMap((first, index) =>
    subsets(items.slice(index + 1), k - 1).map((rest) => [first, ...rest]),
  );
}

function buildRows(rows: number): readonly (readonly number[])[] {
  const table: number[][] = [];
  for (let n = 0; n < rows; n++) {
    const above = table[n - 1] ?? [];
    table.push(
      Array.from({ length: n + 1 }, (_, k) =>
        k === 0 || k === n ? 1 : (above[k - 1] ?? 0) + (above[k] ?? 0),
      ),
    );
  }
  return table;
}
