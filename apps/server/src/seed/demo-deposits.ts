import { type Amount, parseAmount } from '@tessera/protocol';
import { cashierMovements } from '../modules/cashier/index.ts';
import type { Posting } from '../modules/ledger/index.ts';

const DAY_MS = 86_400_000;

/** Later deposits of every demo player: days before the start, and the amount in the base currency. */
const DEPOSITS: readonly (readonly [days: number, amount: string])[] = [
  [23, '3000'],
  [16, '1500'],
  [9, '5000'],
  [2, '2000'],
];

/** A deposit in the month before the first start. */
export interface DemoDeposit {
  /** When it is posted, ms. */
  readonly at: number;
  readonly days: number;
  readonly amount: string;
}

/** The deposits of the month before `nowMs`, oldest first. */
export const demoDeposits = (nowMs: number): DemoDeposit[] =>
  DEPOSITS.map(([days, amount]) => ({ at: nowMs - days * DAY_MS, days, amount }));

/** The posting of money from the platform's demo account to a player. Errors: throws for a text that is no amount. */
export function demoPosting(userId: bigint, key: string, amount: string): Posting {
  const parsed = parseAmount(amount);
  if (!parsed.ok) throw new Error(`${amount} is not an amount`);
  return {
    kind: cashierMovements.deposit.kind,
    key,
    userId,
    entries: [
      { account: { userId: null, kind: 'ext:demo' }, currency: 'CNY', amount: -parsed.value as Amount },
      { account: { userId, kind: 'main' }, currency: 'CNY', amount: parsed.value },
    ],
  };
}
