import { CopyButton, type RecordColumn, RecordTable } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import type { LogRow } from '../../model/log-filter.ts';
import { Figure } from '../figures.tsx';
import { ChangeText } from './change-text.tsx';
import styles from './log.module.css';
import { TypeTag } from './type-tag.tsx';

export interface LogTableProps {
  rows: readonly LogRow[];
  /** Skeleton rows instead of movements. */
  loadingRows?: number | undefined;
  empty: ReactNode;
}

/** Movements as a table, each with the balance after it and a copyable number. */
export function LogTable({ rows, loadingRows, empty }: LogTableProps) {
  const t = useT();
  const format = useFormat();
  const columns: RecordColumn<LogRow>[] = [
    {
      key: 'time',
      head: t('record_time'),
      cell: ({ at }) => <span className={styles.time}>{format.time(at, 'MM-DD HH:mm:ss')}</span>,
    },
    { key: 'type', head: t('log_type'), cell: ({ type }) => <TypeTag type={type} /> },
    {
      key: 'remark',
      head: t('log_remark'),
      cell: ({ remark, provider_ref }) => (
        <div className={styles.about}>
          {remark}
          {provider_ref !== null && <ProviderText number={provider_ref} />}
        </div>
      ),
    },
    {
      key: 'amount',
      head: t('log_amount'),
      align: 'end',
      cell: ({ amount }) => <ChangeText amount={amount} />,
    },
    {
      key: 'balance',
      head: t('log_balance'),
      align: 'end',
      cell: ({ balance_after }) => <Figure amount={balance_after} still />,
    },
    { key: 'ref', head: t('log_ref'), cell: ({ ref }) => <RefText number={ref} /> },
  ];
  return (
    <RecordTable
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      label={t('route_record_log')}
      layout="table"
      {...(loadingRows !== undefined && { loadingRows })}
      empty={empty}
    />
  );
}

/** The provider's number of a movement; it may be long and is copied in full. */
export function ProviderText({ number }: { number: string }) {
  const t = useT();
  return (
    <small className={styles.provider} title={number}>
      <span>
        {t('log_provider_ref')} {number}
      </span>
      <CopyButton value={number} label={t('log_ref_copy', { ref: number })} />
    </small>
  );
}

/** The number of a movement with a copy button. */
export function RefText({ number }: { number: string }) {
  const t = useT();
  if (number === '') return null;
  return (
    <span className={styles.number}>
      {number}
      <CopyButton value={number} label={t('log_ref_copy', { ref: number })} />
    </span>
  );
}
