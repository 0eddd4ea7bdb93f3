/** A probability as a percentage with one decimal. Neither certainty nor impossibility comes from rounding. */
export function chanceText(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  const percent = chance * 100;
  if (percent < 0.05) return '<0.1%';
  if (percent >= 99.95) return '>99.9%';
  return `${percent.toFixed(1)}%`;
}
