import type { ConsoleReply } from '@tessera/protocol/console';

export type Answer = ConsoleReply<'/console/service/answers'>['items'][number];

/** Canned answers that are offered at once. */
const OFFERED_MAX = 6;

/**
 * The answers that fit what is typed: all of the player's language for an empty text, those whose name or text has the word after a
 * slash; none while something else is typed.
 */
export function matchingAnswers(
  answers: readonly Answer[],
  language: string,
  typed: string,
): readonly Answer[] {
  const own = answers.filter((answer) => answer.language === language);
  if (typed === '') return own.slice(0, OFFERED_MAX);
  if (!typed.startsWith('/')) return [];
  const word = typed.slice(1).trim().toLowerCase();
  return own
    .filter(({ name, text }) => name.includes(word) || text.toLowerCase().includes(word))
    .slice(0, OFFERED_MAX);
}
