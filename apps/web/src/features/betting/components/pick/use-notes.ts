import type { PlayedItem } from '@tessera/rules/core';
import { useMemo } from 'react';
import { type Translate, useT } from '../../../../platform/i18n/index.ts';
import { type DrawnDigits, heatOf, largestAt, omissionsOf, timesOf } from '../../model/history.ts';
import { lookupOf } from '../../model/lookup.ts';
import { unitCountsOf } from '../../model/unit-counts.ts';
import type { Zone } from '../../model/zones.ts';
import { type Figures, useBetPrefs } from '../../state/bet-prefs.ts';
import { useBettingPage } from '../../state/betting.tsx';
import { useHistory } from '../../state/use-history.ts';

/** What stands below a number, and how it is heard. */
export interface Note {
  figure?: number;
  said?: string;
  tone?: 'max' | 'hot' | 'cold' | undefined;
}

/** The figure below each number: lines it stands for, draws since it came, or how often it came. No pick changes it. */
export function useNotes(item: PlayedItem, zone: Zone): (value: number) => Note {
  const t = useT();
  const { lottery } = useBettingPage();
  const figures = useBetPrefs((prefs) => prefs.figures);
  const range = useBetPrefs((prefs) => prefs.range);
  const { digits } = useHistory(lottery.id);
  return useMemo(
    () => notesOf(t, item, zone, figures, digits, range),
    [t, item, zone, figures, digits, range],
  );
}

function notesOf(
  t: Translate,
  item: PlayedItem,
  zone: Zone,
  figures: Figures,
  digits: DrawnDigits,
  range: number,
): (value: number) => Note {
  const counts = unitCountsOf(item);
  if (counts) {
    return (value) => {
      const figure = counts.get(value) ?? 0;
      return { figure, said: t('bet_lines_n', { n: figure }) };
    };
  }
  const lookup = lookupOf(item, zone);
  if (figures === 'off' || !lookup || digits.length === 0) return () => ({});
  const at = new Map(lookup.values.map((value, index) => [value, index]));
  if (figures === 'miss') {
    const omissions = omissionsOf(lookup, digits);
    const largest = largestAt(omissions);
    return (value) => {
      const index = at.get(value) ?? 0;
      const figure = omissions[index] ?? 0;
      return { figure, said: t('bet_miss_said', { n: figure }), tone: index === largest ? 'max' : undefined };
    };
  }
  const times = timesOf(lookup, digits.slice(0, range));
  const heat = heatOf(times);
  return (value) => {
    const index = at.get(value) ?? 0;
    const figure = times[index] ?? 0;
    return { figure, said: t('bet_times_said', { n: figure }), tone: heat[index] };
  };
}
