import { Card, type RecordColumn, RecordTable } from '@tessera/ui';
import { AmountText } from '../../../components/amount/index.ts';
import { percentText, units } from '../../../components/reward-figures/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { WaterBackRow } from '../api/water-back.ts';
import { MeanNote } from './mean-note.tsx';
import { RowDetail } from './row-detail.tsx';
import { NoRows, ProductName, SpanChoice, StateTag } from './row-parts.tsx';
import styles from './rows.module.css';
import { keyOf, type RowsProps } from './rows-props.ts';

/** The rows as a table; each opens bet by bet. */
export function RowTable({ waterBack, span, onSpan, claim, waiting }: RowsProps) {
  const t = useT();
  const { rows, total } = waterBack;
  const columns = useColumns(span === 'week');
  return (
    <Card
      className={styles.card}
      title={t('wb_rows')}
      titleEnd={<SpanChoice span={span} onSpan={onSpan} />}
      aria-busy={waiting || undefined}
    >
      <RecordTable
        className={styles.table ?? ''}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        label={t('wb_rows')}
        layout="table"
        {...(waiting && { loadingRows: 4 })}
        empty={<NoRows span={span} />}
        expand={(row) => <RowDetail row={row} claim={claim} />}
        totals={{
          product: t('wb_total'),
          stake: <Figure amount={total.stake} />,
          excluded: <Figure amount={total.excluded} dash />,
          amount: <Figure amount={total.amount} tone="accent" />,
        }}
      />
      {rows.length > 0 && <MeanNote waterBack={waterBack} />}
    </Card>
  );
}

function useColumns(withDay: boolean): RecordColumn<WaterBackRow>[] {
  const t = useT();
  const day: RecordColumn<WaterBackRow> = {
    key: 'day',
    head: t('wb_day'),
    cell: (row) => <span className={styles.day}>{row.day.slice(5)}</span>,
  };
  return [
    { key: 'product', head: t('wb_product'), cell: (row) => <ProductName row={row} /> },
    ...(withDay ? [day] : []),
    { key: 'stake', head: t('wb_stake'), align: 'end', cell: ({ stake }) => <Figure amount={stake} /> },
    {
      key: 'excluded',
      head: t('wb_excluded'),
      align: 'end',
      cell: ({ excluded }) => <Figure amount={excluded} dash />,
    },
    {
      key: 'rate',
      head: t('wb_rate'),
      align: 'end',
      cell: ({ rate_ppm }) => <span className={styles.day}>{percentText(rate_ppm)}</span>,
    },
    {
      key: 'amount',
      head: t('wb_back'),
      align: 'end',
      cell: ({ amount }) => <Figure amount={amount} tone="accent" />,
    },
    { key: 'state', head: t('wb_state'), align: 'end', cell: ({ state }) => <StateTag state={state} /> },
  ];
}

function Figure({ amount, tone, dash = false }: { amount: string; tone?: 'accent'; dash?: boolean }) {
  return (
    <b className={styles.figure}>
      {dash && units(amount) === 0n ? '–' : <AmountText amount={amount} tone={tone ?? 'plain'} />}
    </b>
  );
}
