import type { MessageKey } from '@tessera/messages';
import { builtKey } from '../../platform/i18n/index.ts';
import { numberText } from '../draw-result/number-text.ts';
import type { BetPart } from './parts.ts';

/** Words of contents that have a text `content_word_<word>`. Other words are shown as they are. */
const words: ReadonlySet<string> = new Set(
  `big small odd even prime composite dragon tiger tie all leopard straight pair half-straight misc none five four
   full-house three two-pair one-pair loose tail-big tail-small sum-odd sum-even sum-big sum-small big-odd big-even
   small-odd small-even extreme-big extreme-small red green blue upper middle lower front back gold wood water fire earth
   east south west north zhong fa bai bull-bull bull-1 bull-2 bull-3 bull-4 bull-5 bull-6 bull-7 bull-8 bull-9
   rat ox rabbit snake horse goat monkey rooster dog pig triple different 5-0 4-1 3-2 2-3 1-4 0-5
   ${['red', 'green', 'blue'].flatMap(colourWords).join(' ')}`.split(/\s+/),
);

/** Words with another meaning in one family: `content_word_<family>_<word>`. */
const ownWords: Readonly<Record<string, ReadonlySet<string>>> = {
  lhc: new Set(['tame', 'wild', 'sky', 'earth', 'front', 'back', 'dragon', 'tiger']),
  kl8: new Set(['tie']),
};

/** Message keys of parts and positions, by their name in the rules. */
const names: Readonly<Record<string, MessageKey>> = {
  pos: 'content_pos',
  single: 'content_single',
  double: 'content_double',
  tripple: 'content_tripple',
  quadruple: 'content_quadruple',
  rank: 'content_rank',
  compare: 'content_compare',
  gall_code: 'content_gall_code',
  drag_code: 'content_drag_code',
  main: 'content_main',
  extra: 'content_extra',
  front: 'content_front',
  back: 'content_back',
  前位: 'content_front_place',
  后位: 'content_back_place',
  ...numbered('万千百十个', 'content_position'),
  ...numbered(['冠军', '亚军', ...'三四五六七八九十'].map(rankName), 'content_rank'),
  ...numbered(
    [...'一二三四五'].map((n) => `第${n}位`),
    'content_place',
  ),
  ...numbered(
    [...'一二三四五六七八'].map((n) => `第${n}球`),
    'content_ball',
  ),
  ...numbered(
    [...'123456'].map((n) => `正${n}`),
    'content_regular',
  ),
};

/** Families whose five positions have the names of the decimal places. */
const decimal: ReadonlySet<string> = new Set(['ssc', 'p5', 'd3']);

/** Translates a message key. */
type Say = (key: MessageKey) => string;

/** A label of a part, e.g. `百` or `胆码`; a name without a translation is shown as in the rules. */
export function labelText(t: Say, label: string): string {
  const key = names[label];
  return key === undefined ? label : t(key);
}

/** A token of a part: numbers unchanged, words in the player's language, places by name. */
export function valueText(t: Say, value: string, family: string, label: string | undefined): string {
  if (label === 'pos' && decimal.has(family)) return t(builtKey(`content_position_${value}`));
  if (label === 'rank') return t(builtKey(`content_${family === 'kl10' ? 'ball' : 'rank'}_${value}`));
  if (label === 'compare')
    return value
      .split('-')
      .map((place) => placeText(t, place, family))
      .join(' : ');
  return wordText(t, value, family);
}

/** A value of a part as displayed: drawn numbers padded where the family pads them, words in the player's language. */
export function printedValue(
  t: Say,
  { labels, wide }: Pick<BetPart, 'labels' | 'wide'>,
  value: string,
  family: string,
): string {
  return wide
    ? value.replaceAll(/\d+/g, (number) => numberText(family, number))
    : valueText(t, value, family, labels[0]);
}

/** A word of the rules; tiers use the same words. */
export function wordText(t: Say, word: string, family = ''): string {
  if (ownWords[family]?.has(word)) return t(builtKey(`content_word_${family}_${keyOf(word)}`));
  return words.has(word) ? t(builtKey(`content_word_${keyOf(word)}`)) : word;
}

function keyOf(word: string): string {
  return word.replaceAll('-', '_');
}

/** `d3` uses the last three of the five places: its first is the hundreds. */
function placeText(t: Say, place: string, family: string): string {
  if (!decimal.has(family)) return place;
  return t(builtKey(`content_position_${Number(place) + (family === 'd3' ? 2 : 0)}`));
}

function rankName(name: string): string {
  return name.length > 1 ? name : `第${name}名`;
}

type Numbered = 'content_position' | 'content_rank' | 'content_place' | 'content_ball' | 'content_regular';

function numbered(list: Iterable<string>, key: Numbered): Record<string, MessageKey> {
  return Object.fromEntries([...list].map((name, index) => [name, builtKey(`${key}_${index + 1}`)]));
}

/** Half waves and half-half waves: `red-big`, `red-big-odd`. */
function colourWords(colour: string): string[] {
  const sizes = ['big', 'small'];
  const parities = ['odd', 'even'];
  const both = sizes.flatMap((size) => parities.map((parity) => `${size}-${parity}`));
  return [...sizes, ...parities, ...both].map((half) => `${colour}-${half}`);
}
