import type { CallPayload, CallReply } from '@tessera/protocol/endpoints';
import { type Days, daysOf, momentsOf } from '../../../components/days/index.ts';
import type { Params } from '../../../platform/navigation/index.ts';

/** One movement of the main balance. */
export type LogRow = CallReply<'POST /api/record/log'>['items'][number];

/** Filter of the movements. Empty text means all. */
export interface LogFilter {
  readonly days: Days;
  readonly type: string;
  /** Number of an entry, ours or its provider's; when set, the days are ignored. */
  readonly ref: string;
}

/** The initial filter: the last seven days, plus the type the address asks for. */
export function firstLogFilter(params: Params, nowMs: number, zone: string): LogFilter {
  return { days: daysOf('week', nowMs, zone), type: params.type ?? '', ref: '' };
}

/** Longest number: a payment on a blockchain. */
const REF_LENGTH_MAX = 160;

/** Removes characters that an entry number cannot contain. */
export function keepRef(typed: string): string {
  return typed.replace(/[^0-9A-Za-z._:/-]/g, '').slice(0, REF_LENGTH_MAX);
}

/** The filter as call payload. */
export function askForLog({ days, type, ref }: LogFilter, zone: string): CallPayload<'POST /api/record/log'> {
  return { ...(ref ? { ref } : momentsOf(days, zone)), ...(type && { type }) };
}

/** Months with a statement, newest first: the current one and the eleven before. `YYYY-MM`. */
export function monthsBefore(nowMs: number, zone: string): readonly string[] {
  const today = daysOf('today', nowMs, zone).to;
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, back) => {
    const count = year * 12 + (month - 1) - back;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
}
