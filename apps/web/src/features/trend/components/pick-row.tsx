import { handleRovingKey } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import type { Picks } from '../model/carry.ts';
import type { SheetZone } from '../model/sheet.ts';
import styles from './pick-row.module.css';

export interface PickRowProps {
  zones: readonly SheetZone[];
  picks: Picks;
  onPick: (zone: string, column: number) => void;
  nameOf: (index: number) => string;
  textOf: (zone: SheetZone['zone'], column: number) => string;
  /** Below the columns of the chart, or in separate rows for touch. */
  layout: 'columns' | 'pad';
}

/** The numbers to take to the betting page, one toggle per column. */
export function PickRow({ zones, picks, onPick, nameOf, textOf, layout }: PickRowProps) {
  const t = useT();
  return (
    <div className={styles.root} data-layout={layout}>
      {zones.map(({ zone, columnWidth }, index) => {
        const picked = picks[zone.key] ?? [];
        return (
          <fieldset
            key={zone.key}
            className={styles.zone}
            data-many={zone.columns.length > 10 || undefined}
            aria-label={t('trend_picks_of', { name: nameOf(index), n: picked.length })}
            onKeyDown={(event) => handleRovingKey(event, () => {})}
          >
            {zone.columns.map((value, column) => (
              <button
                key={value}
                type="button"
                className={styles.pick}
                style={layout === 'columns' ? { inlineSize: columnWidth } : undefined}
                aria-pressed={picked.includes(column)}
                data-roving=""
                tabIndex={column === 0 ? 0 : -1}
                onClick={() => onPick(zone.key, column)}
              >
                <span>{textOf(zone, column)}</span>
              </button>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
