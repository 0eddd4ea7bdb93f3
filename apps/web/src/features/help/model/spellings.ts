import { initialsOf } from '../../../components/find-text/index.ts';
import { readings } from './readings.ts';

/** The ways a title is typed without its own characters; lower case, letters and digits only. */
export interface Spellings {
  /** First letters: `tx` for 提现, `zx120` for 组选120, `f3s` for "First 3 Straight". */
  readonly initials: readonly string[];
  /** In full: `tixian`, `zuxuan120`, `first3straight`. */
  readonly full: readonly string[];
}

/** Most combinations of readings that are kept of one title. */
const WAYS_MAX = 8;
const HAN = /\p{Script=Han}/u;

/**
 * Spells a title. In a Chinese title each character has its pinyin, and Latin letters stay whole (`xypk10` for 幸运 PK10); in
 * others each word has its first letter, and numbers stay whole.
 */
export function spellingsOf(title: string): Spellings {
  const text = title.toLowerCase();
  return HAN.test(text) ? chineseOf(text) : latinOf(text);
}

function latinOf(text: string): Spellings {
  const words = text.match(/\p{L}+|\d+/gu) ?? [];
  return {
    initials: [words.map((word) => (/^\d/.test(word) ? word : word.slice(0, 1))).join('')],
    full: [words.join('')],
  };
}

function chineseOf(text: string): Spellings {
  const ways = [...text].map(readingsOf).filter((choices) => choices.length > 0);
  return {
    initials: joined(ways.map((choices) => [...new Set(choices.map((one) => one.slice(0, 1)))])),
    full: joined(ways),
  };
}

/** A character outside the table counts with its initials, which the browser's sorting tells. */
function readingsOf(character: string): readonly string[] {
  if (/[a-z0-9]/.test(character)) return [character];
  if (!HAN.test(character)) return [];
  return readings.get(character) ?? initialsOf(character).filter(Boolean);
}

/** All combinations of one choice for each place, up to `WAYS_MAX`. */
function joined(ways: readonly (readonly string[])[]): readonly string[] {
  return ways.reduce<readonly string[]>(
    (starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)).slice(0, WAYS_MAX),
    [''],
  );
}
