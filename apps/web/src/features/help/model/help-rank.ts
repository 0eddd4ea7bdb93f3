import type { SearchableEntry } from './help-entry.ts';

/** A word or a whole query, as it is compared. */
interface Term {
  readonly text: string;
  /** Its letters and digits. */
  readonly short: string;
  /** Long enough, and in letters that a part of a short form can have. */
  readonly partial: boolean;
}

/** A query, read once for all entries. */
export interface Query {
  readonly whole: Term;
  readonly words: readonly Term[];
}

/** How well an entry answers a query. */
export interface Rank {
  /** Smaller is better. */
  readonly place: number;
  /** Whether the query is exactly a short form of the title. */
  readonly short: boolean;
}

/** Ways in which an entry answers, best first. */
const order = [
  'id',
  'title',
  'short',
  'title begins',
  'short begins',
  'title contains',
  'short contains',
  'id contains',
  'path contains',
  'text contains',
] as const;
type Way = (typeof order)[number];

/** Letters and digits from which on a part of a short form or of an id counts. */
const PART_MIN = 2;

/** Reads what was typed. */
export function queryOf(typed: string): Query {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return { whole: termOf(words.join(' ')), words: words.map(termOf) };
}

function termOf(text: string): Term {
  const short = text.replaceAll(/[^\p{L}\d]/gu, '');
  return { text, short, partial: short.length >= PART_MIN && /^[a-z\d]+$/.test(short) };
}

/**
 * The rank of an entry: by the whole query, otherwise, behind all of those, by the best of its words when each of them answers.
 * Null when the entry does not answer.
 */
export function rankOf(entry: SearchableEntry, { whole, words }: Query): Rank | null {
  const way = wayOf(entry, whole);
  if (way !== null) return { place: order.indexOf(way), short: way === 'short' };
  if (words.length < 2) return null;
  const ways = words.map((word) => wayOf(entry, word)).filter((one) => one !== null);
  if (ways.length < words.length) return null;
  return { place: order.length + Math.min(...ways.map((one) => order.indexOf(one))), short: false };
}

function wayOf({ ids, spelled, lower }: SearchableEntry, { text, short, partial }: Term): Way | null {
  if (text === '') return null;
  const { initials, full } = spelled;
  if (ids.includes(text)) return 'id';
  if (lower.title === text) return 'title';
  if (short !== '' && (initials.includes(short) || full.includes(short))) return 'short';
  if (lower.title.startsWith(text)) return 'title begins';
  if (partial && [...initials, ...full].some((one) => one.startsWith(short))) return 'short begins';
  if (lower.title.includes(text)) return 'title contains';
  if (partial && initials.some((one) => one.includes(short))) return 'short contains';
  if (text.length >= PART_MIN && ids.some((id) => id.includes(text))) return 'id contains';
  if (lower.path.includes(text)) return 'path contains';
  return lower.text.includes(text) ? 'text contains' : null;
}
