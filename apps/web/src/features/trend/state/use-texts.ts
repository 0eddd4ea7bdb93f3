import type { TrendZone } from '@tessera/rules/statistics';
import { useMemo } from 'react';
import { labelText, numberText } from '../../../components/bet-content/index.ts';
import { trackWord } from '../../../components/track-text/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { namedGroups, type ZoneGroup } from '../model/views.ts';

/** Names of zones, columns and groups in the player's language. */
export function useTexts(family: string) {
  const t = useT();
  return useMemo(() => {
    const zoneName = ({ label, key }: TrendZone) =>
      label ? labelText(t, label) : t(`trend_zone_${key.replaceAll('-', '_')}`);
    return {
      zoneName,
      columnText: (zone: TrendZone, column: number) => {
        const value = zone.columns[column] ?? '';
        if (zone.kind === 'words') return trackWord(t, family, value);
        return zone.kind === 'sum' ? value : numberText(family, value);
      },
      groupName({ key, zones }: ZoneGroup) {
        if (namedGroups.has(key)) return t(`trend_group_${key}`);
        const [first, last] = [zones[0], zones.at(-1)];
        if (!first || !last) return '';
        return first === last ? zoneName(first) : `${zoneName(first)}–${zoneName(last)}`;
      },
    };
  }, [t, family]);
}

export type TrendTexts = ReturnType<typeof useTexts>;
