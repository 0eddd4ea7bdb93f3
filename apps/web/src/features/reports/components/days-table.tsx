import { type RecordColumn, RecordTable } from '@tessera/ui';
import { AmountText, NetText } from '../../../components/amount/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasMovement } from '../model/day-facts.ts';
import { type DaySums, sumNames } from '../model/sums.ts';
import styles from './days-card.module.css';

/** A longer range leaves out days without movement. */
const WHOLE_DAYS_MAX = 31;

/** Every figure of each day, newest first. */
export function DaysTable({ days }: { days: readonly DaySums[] }) {
  const t = useT();
  const shown = days.length > WHOLE_DAYS_MAX ? days.filter(hasMovement) : days;
  const columns: RecordColumn<DaySums>[] = [
    { key: 'day', head: t('rep_day'), cell: ({ day }) => <span className={styles.day}>{day}</span> },
    ...sumNames.map(
      (name): RecordColumn<DaySums> => ({
        key: name,
        head: t(`rep_${name}`),
        align: 'end',
        cell: (sums) =>
          name === 'net' ? <NetText net={sums.net} still /> : <AmountText amount={sums[name]} still />,
      }),
    ),
  ];
  return (
    <>
      <RecordTable
        className={styles.table ?? ''}
        columns={columns}
        rows={shown.toReversed()}
        rowKey={({ day }) => day}
        label={t('rep_by_day')}
        layout="table"
      />
      {shown.length < days.length && (
        <p className={styles.idle}>{t('rep_days_idle', { n: days.length - shown.length })}</p>
      )}
    </>
  );
}
