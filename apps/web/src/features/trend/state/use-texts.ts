import type { TrendZone } from '@tessera/rules/statistics';
import { useMemo } from 'react';
import { numberText, placeLabel } from '../../../components/bet-content/index.ts';
import { trackWord } from '../../../components/track-text/index.ts';
import { builtKey, type Translate, useT } from '../../../platform/i18n/index.ts';
import { isNamed, type ZoneGroup } from '../model/views.ts';

/** Name of a zone: its position, or what it shows. */
export function zoneText(t: Translate, { label, key }: Pick<TrendZone, 'label' | 'key'>): string {
  return label ? placeLabel(t, label) : t(builtKey(`trend_zone_${key.replaceAll('-', '_')}`));
}

/** Names of zones, columns and groups in the player's language. */
export function useTexts(family: string) {
  const t = useT();
  return useMemo(() => {
    const zoneName = (zone: TrendZone) => zoneText(t, zone);
    return {
      zoneName,
      columnText: (zone: TrendZone, column: number) => {
        const value = zone.columns[column] ?? '';
        if (zone.kind === 'words') return trackWord(t, family, value);
        return zone.kind === 'sum' ? value : numberText(family, value);
      },
      groupName({ key, zones }: ZoneGroup) {
        if (isNamed(key)) return t(`trend_group_${key}`);
        const [first, last] = [zones[0], zones.at(-1)];
        if (!first || !last) return '';
        return first === last ? zoneName(first) : `${zoneName(first)}–${zoneName(last)}`;
      },
    };
  }, [t, family]);
}

export type TrendTexts = ReturnType<typeof useTexts>;
