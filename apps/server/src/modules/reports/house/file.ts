import { type Amount, formatTime, printAmount } from '@tessera/protocol';
import { CSV_START, csvLines } from '@tessera/protocol/csv';
import type { Download } from '../../../http/index.ts';
import type { Tx } from '../../../store/index.ts';
import { nameIn, namesOf } from './names.ts';
import type { HouseReport } from './report.ts';
import { allRows, type Row } from './rows.ts';
import type { Run } from './runs.ts';

const HEADS = {
  enUs: {
    title: 'Report',
    version: 'Definition',
    software: 'Software version',
    period: 'Period',
    zone: 'Time zone',
    made: 'Made',
    by: 'By',
    filters: 'Filters',
    rows: 'Rows',
    hash: 'SHA-256',
    day: 'Day',
    subject: 'Subject',
    name: 'Name',
    total: 'Total',
    tax: 'Tax',
    whole: 'Report, whole period',
    ledger: 'Ledger',
    difference: 'Difference',
    none: 'No Activity',
  },
  zhCn: {
    title: '报表',
    version: '定义版本',
    software: '软件版本',
    period: '期间',
    zone: '时区',
    made: '生成时间',
    by: '生成人',
    filters: '条件',
    rows: '行数',
    hash: 'SHA-256',
    day: '日',
    subject: '对象',
    name: '名称',
    total: '合计',
    tax: '税额',
    whole: '报表全期',
    ledger: '账本',
    difference: '相差',
    none: '无活动',
  },
};

/** A run as CSV: its head, all its rows, totals and the comparison with the ledger. Rows are read while the file is sent. */
export function runFile(db: Pick<Tx, 'query'>, report: HouseReport, run: Run, language: string): Download {
  return {
    name: `${report.id}-${run.asked.from}-${run.asked.to}-${run.id}.csv`,
    type: 'text/csv; charset=utf-8',
    parts: partsOf(db, report, run, language),
  };
}

async function* partsOf(
  db: Pick<Tx, 'query'>,
  report: HouseReport,
  run: Run,
  language: string,
): AsyncGenerator<string> {
  const heads = HEADS[language === 'zhCn' ? 'zhCn' : 'enUs'];
  const cells = (figures: readonly bigint[]) =>
    figures.map((figure, at) => textOf(figure, report.figures[at]!.unit));
  yield CSV_START + csvLines([...headOf(report, run, language)]);
  for await (const rows of allRows(db, report, run.asked)) yield csvLines(await linesOf(rows));
  const { totals, whole, ledger } = run;
  const difference = whole.map((figure, at) => figure - ledger[at]!);
  yield csvLines([
    ...(run.rows === 0 ? [[heads.none]] : []),
    [heads.total, '', '', ...cells(totals)],
    ...(run.tax === null ? [] : [[heads.tax, '', '', printAmount(run.tax as Amount)]]),
    [heads.whole, '', '', ...cells(whole)],
    [heads.ledger, '', '', ...cells(ledger)],
    [heads.difference, '', '', ...cells(difference)],
  ]);

  async function linesOf(rows: readonly Row[]): Promise<string[][]> {
    const subjects = rows.map(({ subject }) => subject);
    const names = await namesOf(db, report, subjects, language);
    return rows.map(({ day, subject, figures }) => [
      day ?? '',
      subject,
      names.get(subject) ?? '',
      ...cells(figures),
    ]);
  }
}

function* headOf(report: HouseReport, run: Run, language: string): Generator<string[]> {
  const heads = HEADS[language === 'zhCn' ? 'zhCn' : 'enUs'];
  const { from, to, ...filters } = run.asked;
  yield [heads.title, nameIn(report.title, language)];
  yield [heads.version, `${report.id} v${run.version}`];
  yield [heads.software, run.software];
  yield [heads.period, from, to];
  yield [heads.zone, run.zone];
  yield [heads.made, formatTime(run.at.getTime(), 'datetime', run.zone)];
  yield [heads.by, run.by];
  yield [
    heads.filters,
    Object.entries(filters)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
  ];
  yield [heads.rows, String(run.rows)];
  yield [heads.hash, run.hash.toString('hex')];
  yield [heads.day, heads.subject, heads.name, ...report.figures.map(({ name }) => nameIn(name, language))];
}

/** A figure of the wire. */
export const textOf = (figure: bigint, unit: 'amount' | 'count'): string =>
  unit === 'amount' ? printAmount(figure as Amount) : String(figure);
