import type { ConsolePayload } from '@tessera/protocol/console';
import type { Address } from '../../platform/address.ts';
import type { ReportList } from './report-data.ts';

type Params = Address['params'];
type Asked = ConsolePayload<'/console/report/run'>;

/** What the form shows: texts, as the address has them. */
export interface Form {
  readonly report: string;
  readonly from: string;
  readonly to: string;
  readonly currency: string;
  readonly group: 'day' | 'period';
  readonly subject: string;
  /** Per cent. */
  readonly rate: string;
}

/** The form of an address; what it leaves out is the first report over the last seven days that have ended. */
export function formOf(params: Params, { items, until, currencies }: ReportList): Form {
  const day = (text: string | undefined) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined);
  return {
    report: items.find(({ id }) => id === params.report)?.id ?? items[0]?.id ?? '',
    from: day(params.from) ?? daysBefore(until, 6),
    to: day(params.to) ?? until,
    currency: currencies.find((one) => one === params.currency) ?? currencies[0] ?? '',
    group: params.group === 'period' ? 'period' : 'day',
    subject: params.subject ?? '',
    rate: params.rate ?? '',
  };
}

/** What the server is asked; undefined while the rate is no number from 0 to 100. Without a rate it is that of the settings. */
export function askedOf({ subject, rate, ...form }: Form, taxed: boolean): Asked | undefined {
  const ratePpm = taxed && rate !== '' ? ppmOf(rate) : undefined;
  if (taxed && rate !== '' && ratePpm === undefined) return undefined;
  return {
    ...form,
    ...(subject === '' ? {} : { subject }),
    ...(ratePpm === undefined ? {} : { ratePpm }),
  };
}

/** Millionths of a rate in per cent with up to four decimals; undefined for any other text. */
export function ppmOf(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const ppm = Number(whole) * 10_000 + Number(decimals.padEnd(4, '0'));
  return ppm <= 1_000_000 ? ppm : undefined;
}

const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);
