import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ms, nothing, ppm, rowId, slug } from '../schemas.ts';
import { sha256 } from './command.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const bothNames = z.object({ enUs: z.string(), zhCn: z.string() });
/** A decimal text of an amount, or a whole number, by the unit of the column. */
const figure = z.string().regex(/^-?\d+(\.\d{4})?$/);
/** Rows of one page. */
export const REPORT_PAGE = 50;

const asked = z.object({
  from: day,
  to: day,
  currency: z.string().regex(/^[A-Z]{3,8}$/),
  /** One row a day for each subject, or one for the whole period. */
  group: z.enum(['day', 'period']),
  /** Only this lottery, platform, provider, player or kind. */
  subject: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{0,63}$/)
    .optional(),
  /** Rate of the tax, for reports that have one; without it the one of the settings. */
  ratePpm: ppm.optional(),
});

export const consoleReportList = endpoint('POST', '/console/report/list', {
  request: nothing,
  reply: z.object({
    /** The last day that may be part of a run, and the zone of days. */
    until: day,
    zone: z.string(),
    currencies: z.array(z.string()).max(20),
    /** Rate of the tax that a run has unless it gives another; 0 for no tax. */
    taxRatePpm: ppm,
    items: z
      .array(
        z.object({
          id: slug,
          title: bothNames,
          version: z.int().positive(),
          figures: z.array(z.object({ id: z.string(), name: bothNames, unit: z.enum(['amount', 'count']) })),
          /** Whether a run has a tax at a rate. */
          taxed: z.boolean(),
        }),
      )
      .max(50),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'report.run' },
  limit: 'other',
  writes: false,
  about: 'The reports that the role of the caller may run.',
});

const page = z.object({
  id: rowId,
  report: slug,
  version: z.int().positive(),
  software: z.string(),
  zone: z.string(),
  asked,
  at: ms,
  by: z.string(),
  hash: sha256,
  /** Pages of the report, at least one, and the rows of this one. */
  page: z.int().positive(),
  pages: z.int().positive(),
  count: z.int(),
  rows: z
    .array(
      z.object({
        day: day.nullable(),
        subject: z.string(),
        name: z.string().nullable(),
        figures: z.array(figure),
      }),
    )
    .max(REPORT_PAGE),
  /** Of all rows. */
  totals: z.array(figure),
  tax: figure.nullable(),
  /** The whole period and currency: by the report, by the ledger, and what is between them. */
  ledger: z.object({ report: z.array(figure), ledger: z.array(figure), difference: z.array(figure) }),
});

export const consoleReportRun = endpoint('POST', '/console/report/run', {
  request: asked.extend({ report: slug }),
  reply: page,
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found', 'report_open', 'clock_skew'],
  access: { operator: 'report.run' },
  limit: 'captcha',
  writes: true,
  about:
    'Runs a report over days that have ended, compares it with the ledger, and stores and logs the run. The same question has the same hash.',
});

export const consoleReportPage = endpoint('POST', '/console/report/page', {
  request: z.object({ id: rowId, page: z.int().positive().max(100_000).default(1) }),
  reply: page,
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found'],
  access: { operator: 'report.run' },
  limit: 'other',
  writes: false,
  about: 'A page of a run.',
});

export const consoleReportExport = endpoint('POST', '/console/report/export', {
  request: z.object({ id: rowId }),
  reply: z.object({ path: z.string() }),
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found', 'clock_skew'],
  access: { operator: 'report.export' },
  limit: 'captcha',
  writes: true,
  about: 'The address of a run as CSV, for one download by this browser within five minutes. It is logged.',
});
