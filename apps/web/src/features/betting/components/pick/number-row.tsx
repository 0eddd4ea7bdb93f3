import { tokenText, tokenValues } from '@tessera/rules';
import { PickBall, QuickFilter } from '@tessera/ui';
import { isPhone } from '../../../../platform/device/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { heatOf, largestAt, omissionsOf, timesOf } from '../../model/history.ts';
import { lookupOf } from '../../model/lookup.ts';
import { isQuickPicked, type QuickPick, quickPicks, quickValues } from '../../model/quick-pick.ts';
import { withSet } from '../../model/selection.ts';
import { unitCountsOf } from '../../model/unit-counts.ts';
import type { Zone } from '../../model/zones.ts';
import { useBetPrefs } from '../../state/bet-prefs.ts';
import { useBetting } from '../../state/betting.tsx';
import { useHistory } from '../../state/use-history.ts';
import { SeenText } from '../seen-text.tsx';
import { moveAlong } from './move-along.ts';
import styles from './number-row.module.css';
import { useCleared } from './use-cleared.ts';
import { useZoneName } from './zone-name.ts';

/** One row or grid of numbers with its shortcuts and, below each number, how it fared. */
export function NumberRow({ zone, row }: { zone: Zone; row: number }) {
  const t = useT();
  const { item, selection, pick, setSelection, activeRow, setActiveRow } = useBetting();
  const noteCleared = useCleared();
  const name = useZoneName()(zone);
  const picked = selection.sets[zone.index] ?? [];
  const notes = useNotes(zone);
  const single = zone.spec.max === 1;
  const handleQuick = (wanted: QuickPick) => {
    setActiveRow(row);
    if (wanted === 'clear' && picked.length > 0) noteCleared(selection);
    setSelection(withSet(selection, zone, quickValues(zone, wanted)));
  };
  return (
    <fieldset
      className={styles.row}
      data-kind={zone.kind}
      data-place={zone.position}
      data-row={row}
      data-active={(!isPhone && row === activeRow) || undefined}
      aria-label={t('bet_row_label', { name: name.long, n: picked.length })}
      onFocus={() => setActiveRow(row)}
      onKeyDown={moveAlong}
    >
      <div className={styles.head}>
        <span className={styles.position}>
          <b>{name.short}</b>
          {!isPhone && <span>{picked.length}</span>}
        </span>
        {isPhone && (
          <span className={styles.count}>
            <span>{t('bet_picked')}</span> <b>{picked.length}</b>
          </span>
        )}
        {!single && (
          <QuickFilter
            className={styles.quick ?? ''}
            label={t('bet_quick_of', { name: name.long })}
            onPick={handleQuick}
            items={quickPicks.map((key) => ({
              key,
              label: t(`bet_quick_${key}`),
              name: t(`bet_quick_${key}_name`),
              ...(key === 'clear' ? {} : { pressed: isQuickPicked(zone, key, picked) }),
            }))}
          />
        )}
      </div>
      <div className={styles.balls}>
        {tokenValues(zone.spec.tokens).map((value) => {
          const { figure, said, tone } = notes(value);
          const text = tokenText(zone.spec.tokens, value);
          return (
            <PickBall
              key={value}
              value={text}
              picked={picked.includes(value)}
              roving
              data-value={value}
              onClick={() => pick(zone, value)}
              aria-label={said ? `${text}, ${said}` : text}
              // Seen as a figure, heard as the words of the label.
              {...(figure === undefined ? {} : { note: <SeenText>{figure}</SeenText> })}
              {...(tone ? { noteTone: tone } : {})}
            />
          );
        })}
      </div>
      {unitCountsOf(item) && <p className={styles.hint}>{t('bet_unit_counts')}</p>}
    </fieldset>
  );
}

interface Note {
  figure?: number;
  said?: string;
  tone?: 'max' | 'hot' | 'cold' | undefined;
}

/** The figure below each number: lines it stands for, draws since it came, or how often it came. */
function useNotes(zone: Zone): (value: number) => Note {
  const t = useT();
  const { item, lottery } = useBetting();
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
