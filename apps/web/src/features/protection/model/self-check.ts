/** Answers of the self-check, from never to nearly always; each counts as its place. */
export const answers = ['never', 'sometimes', 'often', 'always'] as const;

export const QUESTIONS = 9;

/** From this sum on the answers are worth a look, and from the other on a talk. */
const SOME_FROM = 3;
const HIGH_FROM = 8;

/** What the answers come to. Thought of as a nudge and not as a diagnosis. */
export function verdictOf(places: readonly number[]): 'low' | 'some' | 'high' {
  const sum = places.reduce((total, place) => total + place, 0);
  if (sum >= HIGH_FROM) return 'high';
  return sum >= SOME_FROM ? 'some' : 'low';
}
