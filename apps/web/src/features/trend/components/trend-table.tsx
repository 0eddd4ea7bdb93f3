import { Button } from '@tessera/ui';
import { useState } from 'react';
import { reachable } from '../../../components/reachable/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Look } from '../canvas/look.ts';
import { figureRows } from '../canvas/paint-bands.ts';
import type { Sheet, SheetZone } from '../model/sheet.ts';
import styles from './trend-table.module.css';

export interface TrendTableProps {
  sheet: Sheet;
  look: Pick<Look, 'issueOf' | 'drawnOf' | 'textOf'>;
  label: string;
  nameOf: (zone: SheetZone['zone']) => string;
  figureNames: readonly string[];
}

/** Rows shown first; more on request. */
const ROWS = 50;

/** The numbers of a chart as an HTML table, newest first: a hit is bold and in brackets, any other cell is an omission. */
export function TrendTable({ sheet, look, label, nameOf, figureNames }: TrendTableProps) {
  const t = useT();
  const [shown, setShown] = useState(ROWS);
  const { draws, zones } = sheet;
  const rows = Array.from({ length: Math.min(shown, draws.length) }, (_, index) => draws.length - 1 - index);
  return (
    <section ref={reachable} className={styles.root} aria-label={label}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('trend_table_note')}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t('trend_issue')}
            </th>
            {zones.map(({ zone }) => (
              <th key={zone.key} scope="colgroup" colSpan={zone.columns.length}>
                {nameOf(zone)}
              </th>
            ))}
          </tr>
          <tr>
            {zones.flatMap(({ zone }) =>
              zone.columns.map((value, column) => (
                <th key={`${zone.key} ${value}`} scope="col">
                  {look.textOf(zone, column)}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={draws[row]?.issue}>
              <th scope="row">{look.issueOf(draws[row]?.issue ?? '')}</th>
              {zones.flatMap(({ zone, grid }) =>
                zone.columns.map((value, column) => {
                  const at = row * grid.columns + column;
                  const hit = (grid.hits[at] ?? 0) > 0;
                  return (
                    <td key={`${zone.key} ${value}`} data-hit={hit || undefined}>
                      {hit ? `[${look.textOf(zone, column)}]` : grid.omissions[at]}
                    </td>
                  );
                }),
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {figureRows.map((name, line) => (
            <tr key={name}>
              <th scope="row">{figureNames[line]}</th>
              {zones.flatMap(({ zone, figures }) =>
                figures.map((figure, column) => (
                  <td key={`${zone.key} ${zone.columns[column]}`}>{figure[name]}</td>
                )),
              )}
            </tr>
          ))}
        </tfoot>
      </table>
      {shown < draws.length && (
        <Button className={styles.more} onClick={() => setShown(shown + ROWS)}>
          {t('trend_more_rows', { n: Math.min(ROWS, draws.length - shown) })}
        </Button>
      )}
    </section>
  );
}
