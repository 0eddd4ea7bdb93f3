import { Card, Segmented } from '@tessera/ui';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { bucketsOf } from '../model/buckets.ts';
import type { DaySums } from '../model/sums.ts';
import styles from './days-card.module.css';
import { DaysChart } from './days-chart.tsx';
import { DaysTable } from './days-table.tsx';

const looks = ['chart', 'table'] as const;
type Look = (typeof looks)[number];

export interface DaysCardProps {
  days: readonly DaySums[];
  /** The days are of another range. */
  waiting: boolean;
  /** Below the chart or the table. */
  children?: ReactNode;
}

/** The days of a report as a chart or as a table. */
export function DaysCard({ days, waiting, children }: DaysCardProps) {
  const t = useT();
  const [look, setLook] = useState<Look>('chart');
  const { unit, buckets } = bucketsOf(days);
  return (
    <Card
      className={styles.card ?? ''}
      title={t(look === 'table' ? 'rep_by_day' : `rep_by_${unit}`)}
      titleEnd={
        <Segmented
          label={t('rep_look')}
          value={look}
          onChange={setLook}
          options={looks.map((value) => ({ value, label: t(`rep_look_${value}`) }))}
        />
      }
      aria-busy={waiting || undefined}
    >
      {look === 'chart' ? <DaysChart buckets={buckets} unit={unit} /> : <DaysTable days={days} />}
      {children}
    </Card>
  );
}
