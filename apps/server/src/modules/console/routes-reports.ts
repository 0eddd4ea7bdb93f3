import { dayIn } from '@tessera/protocol';
import { type ConsoleReplyOf, consoleEndpoints } from '@tessera/protocol/console';
import { REPORT_PAGE } from '@tessera/protocol/console-report';
import { addDays } from '@tessera/rewards';
import {
  AppError,
  type CallContext,
  type Downloads,
  type OperatorSession,
  operatorOf,
  type Register,
} from '../../http/index.ts';
import { createFileTicket, findFileTicket, logAct } from '../operators/index.ts';
import {
  checkRange,
  type HouseReport,
  houseReports,
  namesOf,
  type Run,
  readRows,
  readRun,
  runFile,
  runReport,
  storeRun,
  textOf,
} from '../reports/index.ts';
import type { Console } from './service.ts';

/** Kind of the addresses of downloads. */
const KIND = 'report';
/** Currencies of the house's accounts. */
const CURRENCIES = ['CNY', 'USDT', 'TRIAL'];

/** Registers the calls of the reports of the house. Each run and each file is in the log. */
export function reportRoutes(register: Register, { store, settings }: Console): void {
  const zone = () => settings.get('timeZone');

  register(consoleEndpoints.consoleReportList, async (_, context) => ({
    until: yesterday(context, zone()),
    zone: zone(),
    currencies: CURRENCIES,
    taxRatePpm: settings.get('taxRatePpm'),
    items: houseReports
      .filter((report) => mayRun(report, operatorOf(context)))
      .map(({ id, title, version, figures, taxOf }) => ({
        id,
        title,
        version,
        figures: figures.map(({ id: of, name, unit }) => ({ id: of, name, unit })),
        taxed: taxOf !== undefined,
      })),
  }));

  register(consoleEndpoints.consoleReportRun, async ({ report: wanted, ...given }, context) => {
    const operator = operatorOf(context);
    const report = reportOf(wanted, operator);
    const asked = withRate(report, given, settings.get('taxRatePpm'));
    const at = zone();
    const today = dayIn(context.now, at);
    checkRange(asked, today);
    if (asked.to >= today) throw new AppError('report_open');
    const outcome = await runReport(store, report, asked, at);
    const id = await store.tx(async (tx) => {
      const { operatorId } = operator;
      const { version } = report;
      const made = await storeRun(tx, { report: wanted, version, zone: at, asked, operatorId }, outcome);
      await logAct(tx, context, {
        operator: operatorId,
        action: 'report.run',
        subject: `report:${made}`,
        data: { report: wanted, version, ...asked, rows: outcome.rows, hash: outcome.hash.toString('hex') },
      });
      return made;
    });
    return pageOf(await runOf(id, operator), 1, context);
  });

  register(consoleEndpoints.consoleReportPage, async ({ id, page }, context) =>
    pageOf(await runOf(BigInt(id), operatorOf(context)), page, context),
  );

  register(consoleEndpoints.consoleReportExport, async ({ id }, context) => {
    const operator = operatorOf(context);
    const { run } = await runOf(BigInt(id), operator);
    const secret = await store.tx(async (tx) => {
      await logAct(tx, context, {
        operator: operator.operatorId,
        action: 'report.export',
        subject: `report:${id}`,
        data: { report: run.report, hash: run.hash.toString('hex') },
      });
      return createFileTicket(tx, {
        kind: KIND,
        about: { run: id },
        operatorId: operator.operatorId,
        sessionId: operator.id,
        browser: context.browser.secretHash,
        language: context.language,
      });
    });
    return { path: `/download/${KIND}/${secret}` };
  });

  /** A stored run whose report the role may run. Errors: `not_found`, `operator_not_permitted`. */
  async function runOf(id: bigint, operator: OperatorSession): Promise<Found> {
    const run = await readRun(store, id);
    if (!run) throw new AppError('not_found');
    const report = reportOf(run.report, operator);
    // The figures of an earlier definition cannot be read any more; its hash and totals stay in the table.
    if (report.version !== run.version) throw new AppError('not_found');
    return { run, report };
  }

  async function pageOf(
    { run, report }: Found,
    page: number,
    { language }: CallContext,
  ): Promise<ConsoleReplyOf<'consoleReportPage'>> {
    const rows = await readRows(store, report, run.asked, {
      skip: (page - 1) * REPORT_PAGE,
      limit: REPORT_PAGE,
    });
    const subjects = rows.map(({ subject }) => subject);
    const names = await namesOf(store, report, subjects, language);
    const texts = (figures: readonly bigint[]) =>
      figures.map((figure, at) => textOf(figure, report.figures[at]!.unit));
    return {
      id: Number(run.id),
      report: run.report,
      version: run.version,
      software: run.software,
      zone: run.zone,
      asked: { ...run.asked },
      at: run.at.getTime(),
      by: run.by,
      hash: run.hash.toString('hex'),
      page,
      pages: Math.max(1, Math.ceil(run.rows / REPORT_PAGE)),
      count: run.rows,
      rows: rows.map(({ day, subject, figures }) => ({
        day,
        subject,
        name: names.get(subject) ?? null,
        figures: texts(figures),
      })),
      totals: texts(run.totals),
      tax: run.tax === null ? null : textOf(run.tax, 'amount'),
      ledger: {
        report: texts(run.whole),
        ledger: texts(run.ledger),
        difference: texts(run.whole.map((figure, at) => figure - run.ledger[at]!)),
      },
    };
  }
}

/** Serves the files. */
export const serveReportFiles = ({ store }: Console, downloads: Downloads): void =>
  downloads.serve(KIND, (secret, browser) =>
    findFileTicket(store, KIND, secret, browser, async ({ about, language }) => {
      const run = await readRun(store, BigInt(about.run as number));
      const report = houseReports.find(({ id, version }) => id === run?.report && version === run.version);
      return run && report && runFile(store, report, run, language);
    }),
  );

interface Found {
  readonly run: Run;
  readonly report: HouseReport;
}

/** What is asked with the rate of the tax, which is part of the run: a later change of the setting alters no earlier run. 0 is no rate. */
function withRate<Given extends { readonly ratePpm?: number | undefined }>(
  { taxOf }: HouseReport,
  given: Given,
  usualPpm: number,
): Given {
  return taxOf === undefined || given.ratePpm !== undefined || usualPpm === 0
    ? given
    : { ...given, ratePpm: usualPpm };
}

/** Errors: `not_found`, `operator_not_permitted`. */
function reportOf(wanted: string, operator: OperatorSession): HouseReport {
  const report = houseReports.find(({ id }) => id === wanted);
  if (!report) throw new AppError('not_found');
  if (!mayRun(report, operator)) throw new AppError('operator_not_permitted');
  return report;
}

const mayRun = ({ roles }: HouseReport, { role }: OperatorSession): boolean => roles.includes(role);

const yesterday = ({ now }: CallContext, zone: string): string => addDays(dayIn(now, zone), -1);
