import { initialsOf } from './initials.ts';

/** The words of a query. */
export function wordsOf(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * Whether every word of a query is part of one of the texts (case-insensitive) or of their pinyin initials. An empty query
 * matches everything.
 */
export function answersTo(query: string, texts: readonly string[]): boolean {
  const words = wordsOf(query);
  if (words.length === 0) return true;
  const whole = texts.join('\n').toLowerCase();
  return words.every(
    (word) =>
      whole.includes(word) ||
      (/^[a-z0-9]{2,}$/.test(word) &&
        texts.some((text) => initialsOf(text).some((initials) => initials.includes(word)))),
  );
}
