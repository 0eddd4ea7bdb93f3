import { Button } from '@tessera/ui';
import { Download, Printer } from '@tessera/ui/icons';
import { useGrant } from '../../data/session.ts';
import { ListFailure } from '../../parts/list-failure.tsx';
import { ListTools } from '../../parts/list-tools.tsx';
import { Empty } from '../../parts/marks.tsx';
import { Page } from '../../parts/page.tsx';
import { Pager } from '../../parts/page-table.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import { useAct } from '../../platform/use-act.ts';
import { formOf } from './asked.ts';
import { figureText } from './figure-text.ts';
import { downloadRun, type Report, type ReportRow, type RunPage, useReports, useRun } from './report-data.ts';
import { ReportForm } from './report-form.tsx';
import { LedgerLine, ReportHead } from './report-head.tsx';
import styles from './reports-page.module.css';

/** What of the address a saved view keeps. */
const FILTERS = ['report', 'from', 'to', 'currency', 'group', 'subject', 'rate'];

/** Reports of the house over days that have ended. What was asked for and the run are part of the address. */
export function ReportsPage() {
  const t = useT();
  const { params } = useAddress();
  const list = useReports();
  const id = Number(params.run) || 0;
  const run = useRun(id, Number(params.n) || 1);
  const mayExport = useGrant('report.export') !== undefined;
  const save = useAct(() => downloadRun(id));
  const report = list.data?.items.find((one) => one.id === run.data?.report);
  const columns = useColumns(report, run.data);
  return (
    <Page
      cards
      title={t('page_reports')}
      tools={<ListTools filters={FILTERS} {...(report && { table: tableOf(report), columns })} />}
      sub={list.data && t('reports_until', { day: list.data.until, zone: list.data.zone })}
      acts={
        report && (
          <span className={styles.acts}>
            {mayExport && (
              <Button icon={Download} loading={save.isRunning} onClick={() => save.run()}>
                CSV
              </Button>
            )}
            <Button icon={Printer} onClick={() => print()}>
              {t('print')}
            </Button>
          </span>
        )
      }
    >
      <ListFailure error={list.error ?? run.error} />
      {list.data && (
        <ReportForm
          key={JSON.stringify(formOf(params, list.data))}
          list={list.data}
          start={formOf(params, list.data)}
        />
      )}
      {report && run.data ? (
        <article className={styles.sheet}>
          <ReportHead report={report} run={run.data} />
          <Rows report={report} run={run.data} columns={columns} />
          <LedgerLine report={report} run={run.data} />
        </article>
      ) : (
        id === 0 && <Empty title={t('report_none')} line={t('report_none_about')} />
      )}
    </Page>
  );
}

/** A row of the table: one of the report, or its totals. */
type Shown = Omit<ReportRow, 'day'> & { readonly day: string | null; readonly key: string };

/** Each report keeps its own choice of columns. */
const tableOf = ({ id }: Report): string => `report ${id}`;

function useColumns(report: Report | undefined, run: RunPage | undefined): readonly Column<Shown>[] {
  const t = useT();
  const language = useLanguage();
  const day = { name: t('day'), cell: ({ day: of }: Shown) => <span className="n">{of}</span> };
  const subject = {
    name: t('subject'),
    cell: ({ name, subject: of }: Shown) => <span className="m">{name ?? of}</span>,
  };
  const figures = (report?.figures ?? []).map(({ id, name, unit }, at) => ({
    id,
    name: name[language],
    cell: ({ figures: of }: Shown) => figureText(of[at] ?? '', unit),
    figure: true,
  }));
  return run?.asked.group === 'day' ? [day, subject, ...figures] : [subject, ...figures];
}

function Rows({ report, run, columns }: { report: Report; run: RunPage; columns: readonly Column<Shown>[] }) {
  const t = useT();
  const language = useLanguage();
  const rows: Shown[] = run.rows.map((row) => ({ ...row, key: `${row.day} ${row.subject}` }));
  const total: Shown = { key: 'total', day: '', subject: '', name: t('total'), figures: run.totals };
  const go = (page: number) => () => changeParams({ n: page === 1 ? '' : String(page) });
  return (
    <>
      <Table
        name={tableOf(report)}
        label={report.title[language]}
        size="low"
        columns={columns}
        rows={run.count === 0 ? [] : [...rows, total]}
        idOf={({ key }) => key}
        empty={<Empty title={t('no_activity')} line={t('no_activity_period')} />}
        more={
          <Pager
            names={{ start: t('to_start'), next: t('next_rows') }}
            onStart={run.page === 1 ? undefined : go(1)}
            onNext={run.page < run.pages ? go(run.page + 1) : undefined}
          />
        }
      />
      {run.tax !== null && (
        <p className={styles.tax}>
          {t('tax_of', { amount: figureText(run.tax, 'amount'), rate: (run.asked.ratePpm ?? 0) / 10_000 })}
        </p>
      )}
    </>
  );
}
