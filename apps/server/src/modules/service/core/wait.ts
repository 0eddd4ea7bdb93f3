/** Fewest answered cases from which a wait is told. */
const CASES_MIN = 3;

/** The expected wait: the median of the times until the first answer, ms. Null while there are too few. */
export function expectedWait(firstAnswersMs: readonly number[]): number | null {
  if (firstAnswersMs.length < CASES_MIN) return null;
  const sorted = firstAnswersMs.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : Math.round((sorted[middle - 1]! + sorted[middle]!) / 2);
}
