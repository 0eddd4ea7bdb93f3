import { formatTime } from '@tessera/protocol/time';
import { Note } from '@tessera/ui';
import { CircleCheck, TriangleAlert } from '@tessera/ui/icons';
import { countText } from '../../platform/format.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import { figureText } from './figure-text.ts';
import type { Report, RunPage } from './report-data.ts';
import styles from './reports-page.module.css';

/** What a run is: everything that identifies it, on the screen and on paper. */
export function ReportHead({ report, run }: { report: Report; run: RunPage }) {
  const t = useT();
  const language = useLanguage();
  const { asked } = run;
  const filters = [
    asked.currency,
    t(asked.group === 'day' ? 'rows_by_day' : 'rows_by_period'),
    asked.subject ?? t('all_subjects'),
    ...(asked.ratePpm === undefined ? [] : [`${t('tax_rate')} ${asked.ratePpm / 10_000}`]),
  ];
  const facts: readonly (readonly [string, string])[] = [
    [t('report'), report.title[language]],
    [t('run_number'), String(run.id)],
    [t('definition'), `${run.report} v${run.version}`],
    [t('software'), run.software],
    [t('period'), `${asked.from} → ${asked.to} (${run.zone})`],
    [t('made'), `${formatTime(run.at, 'datetime', run.zone)} · ${run.by}`],
    [t('filters'), filters.join(' · ')],
    [t('page'), t('page_of', { page: run.page, pages: run.pages, rows: countText(run.count) })],
    ['SHA-256', run.hash],
  ];
  return (
    <dl className={styles.head} aria-label={t('report')}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether the report says what the ledger says: both figures and what is between them. */
export function LedgerLine({ report, run }: { report: Report; run: RunPage }) {
  const t = useT();
  const language = useLanguage();
  const { ledger } = run;
  const agrees = ledger.difference.every((text) => /^-?0(\.0+)?$/.test(text));
  const cells = (figures: readonly string[]) =>
    figures.map((figure, at) => (
      <td key={report.figures[at]?.id}>{figureText(figure, report.figures[at]?.unit)}</td>
    ));
  return (
    <section className={styles.ledger} aria-label={t('reconciliation')}>
      <Note tone={agrees ? 'success' : 'danger'} icon={agrees ? CircleCheck : TriangleAlert}>
        {t(agrees ? 'ledger_agrees' : 'ledger_differs')}
        {run.asked.subject !== undefined && ` ${t('ledger_whole')}`}
      </Note>
      <table aria-label={t('reconciliation')}>
        <thead>
          <tr>
            <th scope="col">{t('reconciliation')}</th>
            {report.figures.map(({ id, name }) => (
              <th key={id} scope="col">
                {name[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('report_figures')}</th>
            {cells(ledger.report)}
          </tr>
          <tr>
            <th scope="row">{t('ledger_figures')}</th>
            {cells(ledger.ledger)}
          </tr>
          <tr>
            <th scope="row">{t('difference')}</th>
            {cells(ledger.difference)}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
