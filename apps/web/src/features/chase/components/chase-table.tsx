import { Button, Checkbox, EmptyState, Skeleton, SkeletonRegion, Stepper, Tag } from '@tessera/ui';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { PlanRow } from '../model/chase-plan.ts';
import { editRow } from '../state/chase-form.ts';
import styles from './chase-table.module.css';
import type { ChaseView, ComingIssue } from './use-chase.ts';

/** Number of issues beyond the end of the plan that are still listed. */
const CUT_SHOWN = 2;

export interface ChaseTableProps {
  lottery: string;
  view: ChaseView;
}

/** Every issue of the plan: multiple, cost, cumulative cost, and net result of a win there. */
export function ChaseTable({ lottery, view }: ChaseTableProps) {
  const t = useT();
  const { plan, issues, base } = view;
  const { end } = plan;
  const waiting = <ChaseRowsWaiting view={view} />;
  if (issues.length === 0) return waiting;
  const beyond = issues.slice(plan.rows.length, plan.rows.length + CUT_SHOWN);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>
            <span className={styles.hidden}>{t('chase_take')}</span>
          </th>
          <th>#</th>
          <th>{t('chase_issue')}</th>
          <th>{t('chase_draw_at')}</th>
          <th>{t('chase_multiple')}</th>
          <th data-end="">{t('chase_stake')}</th>
          <th data-end="">{t('chase_total')}</th>
          {plan.budget !== undefined && <th>{t('chase_of_budget')}</th>}
          <th data-end="">{t('chase_net')}</th>
        </tr>
      </thead>
      <tbody>
        {plan.rows.map((row) => {
          const issue = issues[row.place];
          return (
            issue && (
              <Row
                key={issue.issue}
                row={row}
                issue={issue}
                lottery={lottery}
                view={view}
                max={base.multipleMax}
              />
            )
          );
        })}
        {end !== 'issues' &&
          base.stake > 0n &&
          beyond.map((issue, place) => (
            <tr key={issue.issue} className={styles.cut}>
              <td />
              <td>{plan.rows.length + place + 1}</td>
              <td>{shortIssue(issue.issue)}</td>
              <td colSpan={plan.budget === undefined ? 5 : 6}>{t(`chase_beyond_${end}`)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Row({
  row,
  issue,
  lottery,
  view: { plan },
  max,
}: ChaseTableProps & { row: PlanRow; issue: ComingIssue; max: number }) {
  const t = useT();
  const format = useFormat();
  const name = shortIssue(issue.issue);
  const taken = row.multiple > 0;
  const share = plan.budget === undefined ? 0 : Number((row.total * 1000n) / plan.budget) / 10;
  return (
    <tr data-out={taken ? undefined : ''}>
      <td>
        <Checkbox
          aria-label={t('chase_take_issue', { issue: name })}
          checked={taken}
          onChange={(take) => editRow(lottery, row.place, take ? undefined : 0)}
        />
      </td>
      <td>{row.place + 1}</td>
      <td className={styles.issue}>
        {name} {row.place === 0 && <Tag>{t('chase_now')}</Tag>}
      </td>
      <td>{format.time(issue.draw_at, 'MM-DD HH:mm:ss').slice(0, 11)}</td>
      <td>
        {taken ? (
          <Stepper
            size="xs"
            label={t('chase_multiple_of', { issue: name })}
            value={row.multiple}
            max={max}
            onChange={(multiple) => editRow(lottery, row.place, multiple)}
          />
        ) : (
          t('chase_left_out')
        )}
      </td>
      <td data-end="">{taken && format.figure(row.stake, EXACT)}</td>
      <td data-end="">{taken && format.figure(row.total, EXACT)}</td>
      {plan.budget !== undefined && (
        <td>
          <span className={styles.share} style={{ '--v': `${share}%` }} />
        </td>
      )}
      <td data-end="" data-loss={row.net < 0n ? '' : undefined}>
        {taken && format.figure(row.net, { signed: true })}
      </td>
    </tr>
  );
}

/** Placeholder for the rows, or the error with a retry button. */
export function ChaseRowsWaiting({ view: { failed, retry } }: { view: ChaseView }) {
  const t = useT();
  if (failed) {
    return (
      <EmptyState title={t('chase_issues_failed')} action={<Button onClick={retry}>{t('retry')}</Button>} />
    );
  }
  return (
    <SkeletonRegion label={t('chase_issues_loading')} className={styles.waiting ?? ''}>
      <Skeleton height={36} />
      <Skeleton height={36} />
      <Skeleton height={36} />
    </SkeletonRegion>
  );
}
