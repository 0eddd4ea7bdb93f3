import type { MessageKey } from '@tessera/messages';
import { factsOf, type PlaceKind, placeNames } from '@tessera/rules';
import { hasOwnWord, numberText } from '../../data/families/index.ts';
import { builtKey } from '../../platform/i18n/index.ts';
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
  ...Object.fromEntries(
    Object.entries(placeNames).flatMap(([kind, list]) =>
      list.map((name, index) => [name, placeKeyOf(kind as PlaceKind, index)]),
    ),
  ),
};

/** Translates a message key. */
type Say = (key: MessageKey) => string;

/** A label of a part, e.g. `百` or `胆码`; a name without a translation is shown as in the rules. */
export function labelText(t: Say, label: string): string {
  const key = names[label];
  return key === undefined ? label : t(key);
}

/** A position by its full name where it stands alone: `万位` for `万`. */
export function placeLabel(t: (key: MessageKey, values?: { name: string }) => string, label: string): string {
  const name = labelText(t, label);
  return (placeNames.position as readonly string[]).includes(label) ? t('bet_place', { name }) : name;
}

/** A token of a part: numbers unchanged, words in the player's language, places by name. */
export function valueText(t: Say, value: string, family: string, label: string | undefined): string {
  const places = factsOf(family)?.places;
  if (label === 'pos' && places?.kind === 'position') return t(builtKey(`content_position_${value}`));
  if (label === 'rank') return t(builtKey(`content_${places?.kind === 'ball' ? 'ball' : 'rank'}_${value}`));
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
  if (hasOwnWord(family, word)) return t(builtKey(`content_word_${family}_${keyOf(word)}`));
  return words.has(word) ? t(builtKey(`content_word_${keyOf(word)}`)) : word;
}

function keyOf(word: string): string {
  return word.replaceAll('-', '_');
}

/** Places are compared by number; a family of digits names them, from its own first place. */
function placeText(t: Say, place: string, family: string): string {
  const places = factsOf(family)?.places;
  if (places?.kind !== 'position') return place;
  return t(placeKeyOf('position', places.first + Number(place) - 1));
}

/** Message key of a name of a kind, from 0. */
function placeKeyOf(kind: PlaceKind, index: number): MessageKey {
  return builtKey(`content_${kind}_${index + 1}`);
}

/** Half waves and half-half waves: `red-big`, `red-big-odd`. */
function colourWords(colour: string): string[] {
  const sizes = ['big', 'small'];
  const parities = ['odd', 'even'];
  const both = sizes.flatMap((size) => parities.map((parity) => `${size}-${parity}`));
  return [...sizes, ...parities, ...both].map((half) => `${colour}-${half}`);
}
