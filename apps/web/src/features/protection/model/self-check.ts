/** Answers of the self-check, from never to nearly always; each scores its index. */
export const answers = ['never', 'sometimes', 'often', 'always'] as const;

export const QUESTIONS = 9;

/** Sums from which the verdict is `some` or `high`. */
const SOME_FROM = 3;
const HIGH_FROM = 8;

/** Verdict of the answers. It is a hint, not a diagnosis. */
export function verdictOf(places: readonly number[]): 'low' | 'some' | 'high' {
  const sum = places.reduce((total, place) => total + place, 0);
  if (sum >= HIGH_FROM) return 'high';
  return sum >= SOME_FROM ? 'some' : 'low';
}
