import { Card } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import type { SheetZone } from '../model/sheet.ts';
import styles from './heat.module.css';

export interface HeatProps {
  zones: readonly SheetZone[];
  rows: number;
  nameOf: (zone: SheetZone['zone']) => string;
  textOf: (zone: SheetZone['zone'], column: number) => string;
}

/** Ratio to the mean of its zone from which a number counts as hot or cold. */
const HEAT_SHARE = 1.4;

/** Frequency and current omission of each number: bars side by side, in number order. */
export function Heat({ zones, rows, nameOf, textOf }: HeatProps) {
  const t = useT();
  return (
    <div className={styles.root}>
      {zones.map(({ zone, figures }) => {
        const most = Math.max(1, ...figures.map(({ times }) => times));
        const mean = figures.reduce((sum, { times }) => sum + times, 0) / Math.max(1, figures.length);
        return (
          <Card
            key={zone.key}
            className={styles.card ?? ''}
            data-wide={zone.columns.length > 20 || undefined}
            aria-label={nameOf(zone)}
          >
            <h2 className={styles.name}>{nameOf(zone)}</h2>
            <ul className={styles.bars}>
              {figures.map(({ times, current }, column) => {
                const heat =
                  times >= mean * HEAT_SHARE ? 'hot' : times * HEAT_SHARE <= mean ? 'cold' : undefined;
                return (
                  <li key={zone.columns[column]} data-heat={heat}>
                    <b>{textOf(zone, column)}</b>
                    <span className={styles.track}>
                      <span className={styles.bar} style={{ inlineSize: `${(times / most) * 100}%` }} />
                    </span>
                    <span className={styles.times}>
                      {t('trend_times', { n: times, of: rows })}
                      {heat && <em>{t(`trend_${heat}`)}</em>}
                    </span>
                    <span className={styles.out}>{t('trend_out', { n: current })}</span>
                  </li>
                );
              })}
            </ul>
          </Card>
        );
      })}
    </div>
  );
}
