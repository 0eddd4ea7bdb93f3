import { Button, Card, EmptyState, Select, Skeleton } from '@tessera/ui';
import { Download } from '@tessera/ui/icons';
import { useState } from 'react';
import { saveFile } from '../../../../components/save-file/index.ts';
import { useSettings } from '../../../../data/settings/index.ts';
import { now } from '../../../../platform/clock/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useQuery } from '../../../../platform/query/index.ts';
import { statementOptions } from '../../api/log-pages.ts';
import { monthsBefore } from '../../model/log-filter.ts';
import { type Statement, statementCsv, sumsOf } from '../../model/statement.ts';
import { Figure } from '../figures.tsx';
import { LoadFailed } from '../load-failed.tsx';
import styles from './log.module.css';
import { useLogTypes } from './use-log-types.ts';

/** A month of the main balance: opening balance, sums by type, closing balance. */
export function StatementMonth() {
  const t = useT();
  const { timeZone } = useSettings();
  const months = monthsBefore(now(), timeZone);
  const [month, setMonth] = useState(months[0] ?? '');
  const { data, isError, refetch } = useQuery(statementOptions(month));
  return (
    <Card>
      <div className={styles.month}>
        <Select
          size="sm"
          aria-label={t('log_month')}
          options={months.map((value) => ({ value, label: value }))}
          value={month}
          onChange={setMonth}
        />
        {data && <StatementExport statement={data} />}
      </div>
      {data ? (
        <Lines statement={data} />
      ) : isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={240} />
      )}
    </Card>
  );
}

/** Saves the month as a spreadsheet file. */
function StatementExport({ statement }: { statement: Statement }) {
  const t = useT();
  const { nameOf } = useLogTypes();
  const save = () => {
    const text = statementCsv(statement, {
      heads: (['log_type', 'log_count', 'log_in', 'log_out', 'log_currency'] as const).map((head) => t(head)),
      opening: t('log_opening'),
      sum: t('log_sum'),
      closing: t('log_closing'),
      type: nameOf,
    });
    saveFile(text, 'text/csv;charset=utf-8', `${statement.month}.csv`);
  };
  return (
    <Button variant="quiet" size="sm" icon={Download} className={styles.save} onClick={save}>
      {t('record_export')}
    </Button>
  );
}

function Lines({ statement }: { statement: Statement }) {
  const t = useT();
  const { nameOf } = useLogTypes();
  const { opening, closing, lines } = statement;
  const sums = sumsOf(statement);
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('log_type')}</th>
          <th scope="col">{t('log_in')}</th>
          <th scope="col">{t('log_out')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('log_opening')}</th>
          <td colSpan={2}>
            <Figure amount={opening} exact />
          </td>
        </tr>
        {lines.map((line) => (
          <tr key={line.type}>
            <th scope="row">{t('log_line', { name: nameOf(line.type), n: line.count })}</th>
            <td>
              <Figure amount={line.in} exact />
            </td>
            <td>
              <Figure amount={line.out} exact />
            </td>
          </tr>
        ))}
        {lines.length === 0 && (
          <tr>
            <td colSpan={3}>
              <EmptyState title={t('log_month_empty')} />
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('log_sum')}</th>
          <td>
            <Figure amount={sums.in} exact />
          </td>
          <td>
            <Figure amount={sums.out} exact />
          </td>
        </tr>
        <tr>
          <th scope="row">{t('log_closing')}</th>
          <td colSpan={2}>
            <Figure amount={closing} exact />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
