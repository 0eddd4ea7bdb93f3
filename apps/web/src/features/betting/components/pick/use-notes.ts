import { useT } from '../../../../platform/i18n/index.ts';
import { heatOf, largestAt, omissionsOf, timesOf } from '../../model/history.ts';
import { lookupOf } from '../../model/lookup.ts';
import { unitCountsOf } from '../../model/unit-counts.ts';
import type { Zone } from '../../model/zones.ts';
import { useBetPrefs } from '../../state/bet-prefs.ts';
import { useBettingPage } from '../../state/betting.tsx';
import { useHistory } from '../../state/use-history.ts';
import { usePicking } from './picking.tsx';

/** What stands below a number, and how it is heard. */
export interface Note {
  figure?: number;
  said?: string;
  tone?: 'max' | 'hot' | 'cold' | undefined;
}

/** The figure below each number: lines it stands for, draws since it came, or how often it came. */
export function useNotes(zone: Zone): (value: number) => Note {
  const t = useT();
  const { item } = usePicking();
  const { lottery } = useBettingPage();
  const figures = useBetPrefs((prefs) => prefs.figures);
  const range = useBetPrefs((prefs) => prefs.range);
  const { digits } = useHistory(lottery.id);
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
