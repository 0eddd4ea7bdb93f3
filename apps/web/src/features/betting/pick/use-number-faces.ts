import { tokenValues } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { useMemo } from 'react';
import { type Figures, useBetPrefs } from '../../../data/bet-prefs/index.ts';
import { type Translate, useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { lookupOf } from '../play/lookup.ts';
import { ballText } from './ball-text.ts';
import { type DrawnDigits, heatOf, largestAt, omissionsOf, timesOf } from './history.ts';
import { unitCountsOf } from './unit-counts.ts';
import { useHistory } from './use-history.ts';
import type { Zone } from './zones.ts';

/** Placeholder of a figure, so that numbers do not move when the first draw or the answer with past draws arrives. */
const NOT_YET = '–';

/** A number in its row: its text, the figure below it, and the accessible text of the figure. */
export interface NumberFace extends Note {
  value: number;
  text: string;
}

interface Note {
  figure?: number | string;
  said?: string;
  tone?: 'max' | 'hot' | 'cold' | undefined;
}

/**
 * The numbers of a zone, each with its figure: lines it stands for, draws since it was last drawn, or how often it was drawn.
 * Picks do not change them.
 */
export function useNumberFaces(item: PlayItem, zone: Zone): readonly NumberFace[] {
  const t = useT();
  const { lottery } = useBettingPage();
  const figures = useBetPrefs((prefs) => prefs.figures);
  const range = useBetPrefs((prefs) => prefs.range);
  const { digits } = useHistory(lottery.id);
  return useMemo(() => {
    const noteOf = notesOf(t, item, zone, figures, digits, range);
    return tokenValues(zone.spec.tokens).map((value) => ({
      value,
      text: ballText(item, zone, value),
      ...noteOf(value),
    }));
  }, [t, item, zone, figures, digits, range]);
}

function notesOf(
  t: Translate,
  item: PlayItem,
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
  if (figures === 'off' || !lookup) return () => ({});
  if (digits.length === 0) return () => ({ figure: NOT_YET });
  const at = new Map(lookup.values.map((value, index) => [value, index]));
  if (figures === 'miss') {
    const omissions = omissionsOf(lookup, digits);
    const largest = largestAt(omissions);
    return (value) => {
      const index = at.get(value) ?? 0;
      const omission = omissions[index] ?? 0;
      const isBeyond = omission > range;
      return {
        figure: isBeyond ? `${range}+` : omission,
        said: t(isBeyond ? 'bet_miss_beyond_said' : 'bet_miss_said', { n: isBeyond ? range : omission }),
        tone: index === largest ? 'max' : undefined,
      };
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
