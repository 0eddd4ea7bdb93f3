import type { MessageKey } from '@tessera/messages';

/** Characters of a search for members. */
export const SEARCH_MIN = 4;
export const SEARCH_MAX = 32;

/** A typed search: empty, one that can be asked, or why it cannot. */
export type MemberSearch =
  | { readonly text: undefined; readonly fault?: undefined }
  | { readonly text: string; readonly fault?: undefined }
  | { readonly text: undefined; readonly fault: MessageKey };

/** Reads what was typed: the beginning of a user name. */
export function searchOf(typed: string): MemberSearch {
  const text = typed.trim();
  if (text === '') return { text: undefined };
  if (!/^[A-Za-z0-9_]+$/.test(text)) return { text: undefined, fault: 'tm_search_signs' };
  if (text.length < SEARCH_MIN) return { text: undefined, fault: 'tm_search_short' };
  return { text: text.slice(0, SEARCH_MAX) };
}
