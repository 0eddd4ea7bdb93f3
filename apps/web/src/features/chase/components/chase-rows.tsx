import { Checkbox, Stepper, Tag } from '@tessera/ui';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { editRow } from '../state/chase-form.ts';
import styles from './chase-rows.module.css';
import { ChaseRowsWaiting, type ChaseTableProps } from './chase-table.tsx';

/** The issues of the plan on phones: two lines each. */
export function ChaseRows({ lottery, view }: ChaseTableProps) {
  const t = useT();
  const format = useFormat();
  const { plan, issues, base } = view;
  if (issues.length === 0) return <ChaseRowsWaiting view={view} />;
  return (
    <ol className={styles.list} aria-label={t('chase_plan')}>
      {plan.rows.map((row) => {
        const issue = issues[row.place];
        if (!issue) return null;
        const name = shortIssue(issue.issue);
        const taken = row.multiple > 0;
        return (
          <li key={issue.issue} data-out={taken ? undefined : ''}>
            <Checkbox
              aria-label={t('chase_take_issue', { issue: name })}
              checked={taken}
              onChange={(take) => editRow(lottery, row.place, take ? undefined : 0)}
            />
            <span className={styles.issue}>
              <b>{name}</b> {row.place === 0 && <Tag>{t('chase_now')}</Tag>}
              <small>{format.time(issue.draw_at, 'HH:mm')}</small>
            </span>
            {taken ? (
              <Stepper
                size="xs"
                label={t('chase_multiple_of', { issue: name })}
                value={row.multiple}
                max={base.multipleMax}
                onChange={(multiple) => editRow(lottery, row.place, multiple)}
              />
            ) : (
              <span className={styles.out}>{t('chase_left_out')}</span>
            )}
            {taken && (
              <span className={styles.sums}>
                <b>{format.figure(row.stake, EXACT)}</b>
                <small>
                  {t('chase_total')} {format.figure(row.total, EXACT)}
                </small>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
