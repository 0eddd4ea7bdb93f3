import type { MessageKey } from '@tessera/messages';
import type { Family } from '@tessera/rules';
import { attributesOf, type Draw, drawAttributes, factsOf as familyFacts } from '@tessera/rules/statistics';
import { builtKey, type Translate } from '../../../platform/i18n/index.ts';

/** Number of attributes on a card. */
const SHORT = 4;

/** Keys of the attribute columns of a family's table. */
export const factKeys = (family: string): readonly string[] => attributesOf(family)?.columns ?? [];

/** Keys of the attributes shown on a card. */
export const shortKeys = (family: string): readonly string[] => factKeys(family).slice(0, SHORT);

/** Attributes of a result by key. */
export function factsOf(family: string, result: unknown): ReadonlyMap<string, string> {
  const attributes = drawAttributes(family as Family, result as Draw);
  return new Map(attributes.map(({ key, value }) => [key, value]));
}

/** Mark of a value: first or second of two opposites, a tie, or none. A zodiac sign has no mark, whatever its name. */
export function markOf(value: string, key = ''): 'first' | 'second' | 'tie' | undefined {
  if (key.endsWith('sign')) return undefined;
  if (['big', 'odd', 'dragon', 'upper'].includes(value)) return 'first';
  if (['small', 'even', 'tiger', 'lower'].includes(value)) return 'second';
  return value === 'tie' || value === 'middle' ? 'tie' : undefined;
}

/** Message key of a fact's name. */
export function factKey(key: string): MessageKey {
  return builtKey(`trend_zone_${key.replaceAll('-', '_')}`);
}

/** Maximum number of two-sided facts in a date's statistics. */
const TRACKS = 3;

/** A family's two-sided facts about the whole draw, up to that maximum. */
export function wholeFacts<Track extends { readonly key: string }>(
  tracks: readonly Track[],
): readonly Track[] {
  return tracks
    .filter(({ key }) => !key.startsWith('place-') && !/dragon-tiger-[2-9]/.test(key))
    .slice(0, TRACKS);
}

/** Two-sided facts named after another attribute. */
const namedLike: Readonly<Record<string, string>> = {
  'front-back': 'upper-lower',
  'special-color': 'ball-7-color',
};

/** Message key of a two-sided fact. */
export function sidesKey(key: string): MessageKey {
  return factKey(namedLike[key] ?? key);
}

/** The first numeric fact of a card. */
export function figureOf(family: string, facts: ReadonlyMap<string, string>): string | undefined {
  return shortKeys(family).find((key) => /^\d+$/.test(facts.get(key) ?? ''));
}

/** Heading of a column; of a family with several dragons and tigers, the places that each of them compares. */
export function headText(t: Translate, key: string, family: string): string {
  const place = Number(/^dragon-tiger-(\d)$/.exec(key)?.[1]);
  const places = familyFacts(family)?.places.names.length ?? 0;
  return Number.isNaN(place)
    ? t(headKey(key))
    : t('result_dragon_tiger_of', { a: place, b: places + 1 - place });
}

/** Message key of a column's heading. */
function headKey(key: string): MessageKey {
  if (key.startsWith('special-')) return factKey(key);
  if (key.endsWith('-size')) return 'result_size';
  if (key.endsWith('-parity')) return 'result_parity';
  if (key.startsWith('dragon-tiger')) return 'result_dragon_tiger';
  if (key === 'ball-7-sign') return 'trend_zone_special_sign';
  return factKey(key);
}
