import { factsOf } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { labelText } from '../../../components/bet-content/index.ts';
import { builtKey, type Translate, useT } from '../../../platform/i18n/index.ts';
import { hasDecimalPlaces, placeKey } from './positions.ts';
import { isExtraZone, type Zone } from './zones.ts';

/** Short and full name of a zone: its position, its part of a ticket, or the name of its key. */
export interface ZoneName {
  readonly short: string;
  readonly long: string;
}

/** Names of the zones of a play in the current language. */
export function useZoneName(item: PlayItem): (zone: Zone) => ZoneName {
  const t = useT();
  return (zone) => zoneName(t, item, zone);
}

export function zoneName(t: Translate, item: PlayItem, zone: Zone): ZoneName {
  const { family } = item;
  const { position, key, kind, spec } = zone;
  if (position !== undefined) {
    const place = t(placeKey(family, position));
    return { short: place, long: hasDecimalPlaces(family) ? t('bet_place', { name: place }) : place };
  }
  const part = partOf(item, zone);
  const asked = key === '' || key === 'list' ? '' : t(builtKey(`content_${key}`));
  const named = spec.name === undefined ? '' : labelText(t, spec.name);
  const whole = part && hasOwnNames(family) ? t(builtKey(`bet_zone_${part}_${baseOf(family)}`)) : named;
  if (whole !== '') return same(asked === '' ? whole : t('bet_zone_of', { zone: whole, asked }));
  if (asked !== '') return same(asked);
  return same(t(kind === 'words' ? 'bet_options' : isSum(item) ? 'bet_sum_value' : 'bet_numbers'));
}

/** Whether the numbers of a play are totals. */
const isSum = ({ id }: PlayItem): boolean => /\.sum2?\.|-sum$|sum-value/.test(id);

const same = (name: string) => ({ short: name, long: name });

/** Part of a jackpot ticket that a zone belongs to; `undefined` for zones of other games. */
export function partOf(item: PlayItem, zone: Zone): 'main' | 'extra' | undefined {
  if (factsOf(item.family)?.shape.form !== 'jackpot') return undefined;
  return isExtraZone(item, zone) ? 'extra' : 'main';
}

/** Whether a family has its own names for the two parts of its tickets: `bet_zone_main_ssq` is its red balls. */
function hasOwnNames(family: string): boolean {
  const shape = factsOf(family)?.shape;
  return shape?.form === 'jackpot' && !shape.sameDrum;
}

function baseOf(family: string): string {
  return family.split('-', 1)[0] ?? family;
}
