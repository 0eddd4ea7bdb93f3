import { dayIn } from '@tessera/protocol';
import { weekOf } from '@tessera/rewards';
import type { Store } from '../../store/index.ts';
import { type BalanceRow, tellBalances } from '../settlement/index.ts';
import type { CommissionDeps } from './deps.ts';

/** Beneficiaries paid in one transaction. */
const CHUNK_PAYEES = 500;
/** Time of the payment on Mondays, in the platform's zone. */
const PAID_AT_HOURS = 12;
const HOUR_MS = 3_600_000;

/** The Monday of the last payment that is due at `now` (ms). */
export const weekDue = (now: number, zone: string): string =>
  weekOf(dayIn(now - PAID_AT_HOURS * HOUR_MS, zone));

/**
 * Pays the commission of a week, in chunks of beneficiaries that each commit with the progress; safe to call again. Returns how many
 * were paid now.
 */
export async function payWeek(
  { store, emit }: Pick<CommissionDeps, 'store' | 'emit'>,
  week: string,
  chunk = CHUNK_PAYEES,
): Promise<number> {
  if (await isPaid(store, week)) return 0;
  for (let paid = 0; ; ) {
    const { rows } = await store.query<BalanceRow>('select * from commission_pay($1::date, $2)', [
      week,
      chunk,
    ]);
    const row = rows[0]!;
    if (row.players === null) return paid;
    paid += row.players.length;
    tellBalances(emit, row, 'rebate');
  }
}

async function isPaid(store: Store, week: string): Promise<boolean> {
  const { rowCount } = await store.query(
    'select from team_payout_week where week = $1 and done_at is not null',
    [week],
  );
  return rowCount === 1;
}
