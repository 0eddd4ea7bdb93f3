import type { PlayedItem } from '@tessera/rules/core';
import { labelText } from '../../../../components/bet-content/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { hasDecimalPlaces, placeKey } from '../../model/positions.ts';
import { isExtraZone, type Zone } from '../../model/zones.ts';

/** Short and full name of a zone: its place, its part of a ticket, or what its key asks for. */
export function useZoneName(
  item: PlayedItem,
): (zone: Zone) => { readonly short: string; readonly long: string } {
  const t = useT();
  const { family } = item;
  return (zone) => {
    const { position, key, kind, spec } = zone;
    if (position !== undefined) {
      const place = t(placeKey(family, position));
      return { short: place, long: hasDecimalPlaces(family) ? t('bet_place', { name: place }) : place };
    }
    const part = partOf(item, zone);
    const asked = key === '' || key === 'list' ? '' : t(`content_${key}`);
    const whole = part === '' ? (spec.name === undefined ? '' : labelText(t, spec.name)) : t(part);
    if (whole !== '') return same(asked === '' ? whole : t('bet_zone_of', { zone: whole, asked }));
    if (asked !== '') return same(asked);
    return same(t(kind === 'words' ? 'bet_options' : 'bet_numbers'));
  };
}

const same = (name: string) => ({ short: name, long: name });

/** Message key of a ticket's zone: its families have names of their own for main and extra numbers. */
function partOf(item: PlayedItem, zone: Zone): string {
  const base = item.family.split('-', 1)[0] ?? '';
  if (!ticketFamilies.has(base)) return '';
  return `bet_zone_${isExtraZone(item, zone) ? 'extra' : 'main'}_${base}`;
}

const ticketFamilies = new Set(['ssq', 'dlt', 'powerball', 'megamillions', 'euromillions']);
