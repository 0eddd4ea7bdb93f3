import { Card, Skeleton } from '@tessera/ui';
import { useState } from 'react';
import { AmountText } from '../../../components/amount/index.ts';
import { Panel } from '../../../components/panel/index.ts';
import { percentText } from '../../../components/reward-figures/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { WaterBackRow } from '../api/water-back.ts';
import { MeanNote } from './mean-note.tsx';
import { RowDetail } from './row-detail.tsx';
import { NoRows, ProductName, SpanChoice, StateTag } from './row-parts.tsx';
import styles from './rows.module.css';
import { keyOf, type RowsProps } from './rows-props.ts';
import { useNames } from './use-names.ts';

/** The rows as a list; a tap opens one bet by bet. */
export function RowList({ waterBack, span, onSpan, claim, waiting }: RowsProps) {
  const t = useT();
  const names = useNames();
  const [openKey, setOpenKey] = useState<string>();
  const { rows, total } = waterBack;
  // The row of the newest answer, so that a claim shows in the open sheet.
  const open = rows.find((row) => keyOf(row) === openKey);
  return (
    <>
      <SpanChoice span={span} onSpan={onSpan} fill />
      <Card className={styles.card} aria-busy={waiting || undefined}>
        {waiting ? (
          <Skeleton height={200} />
        ) : rows.length === 0 ? (
          <NoRows span={span} />
        ) : (
          <>
            <div className={styles.head} aria-hidden="true">
              <span>{t('wb_product')}</span>
              <span>{t('wb_counted')}</span>
              <span>{t('wb_rate')}</span>
              <span>{t('wb_back')}</span>
            </div>
            <ul aria-label={t('wb_rows')}>
              {rows.map((row) => (
                <li key={keyOf(row)}>
                  <Row row={row} withDay={span === 'week'} onOpen={() => setOpenKey(keyOf(row))} />
                </li>
              ))}
            </ul>
            <div className={styles.total}>
              <b>{t('wb_total')}</b>
              <AmountText amount={total.qualifying} still />
              <span />
              <AmountText amount={total.amount} tone="accent" still />
            </div>
            <MeanNote waterBack={waterBack} />
          </>
        )}
      </Card>
      {open && (
        <Panel title={`${names.product(open)} · ${open.day.slice(5)}`} onClose={() => setOpenKey(undefined)}>
          <p className={styles.state}>
            <StateTag state={open.state} />
          </p>
          <RowDetail row={open} claim={claim} />
        </Panel>
      )}
    </>
  );
}

function Row({ row, withDay, onOpen }: { row: WaterBackRow; withDay: boolean; onOpen: () => void }) {
  const t = useT();
  const format = useFormat();
  const name = useNames().product(row);
  return (
    <button
      type="button"
      className={styles.row}
      aria-label={t('wb_open', { name, amount: format.money(row.amount) })}
      onClick={onOpen}
    >
      <ProductName row={row} size={28} withDay={withDay} />
      <AmountText amount={row.qualifying} still />
      <span className={styles.rate}>{percentText(row.rate_ppm)}</span>
      <AmountText amount={row.amount} tone="accent" still />
    </button>
  );
}
