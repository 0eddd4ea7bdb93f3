import { type Amount, printAmount } from '@tessera/protocol';
import { defineLongJob } from '../../store/index.ts';
import { depositCredited, withdrawalPaid, withdrawalReturned } from '../cashier/index.ts';
import type { InboxDeps } from './deps.ts';
import { record } from './write.ts';

/** A deposit was added to a balance. */
export const depositJob = defineLongJob('inbox.deposit', {
  slow: true,
  payload: depositCredited.payload,
  run: (deps: InboxDeps, { payload: { deposit, user, amount, fee } }) =>
    record(deps, () => [
      {
        user,
        key: `deposit:${deposit}`,
        type: 'deposit.credited',
        data: { deposit: Number(deposit), amount: print(amount - fee) },
      },
    ]),
});

/** A withdrawal was paid out. */
export const paidJob = defineLongJob('inbox.withdrawal-paid', {
  slow: true,
  payload: withdrawalPaid.payload,
  run: (deps: InboxDeps, { payload: { withdrawal, user, currency, amount } }) =>
    record(deps, () => [
      {
        user,
        key: `withdrawal:${withdrawal}`,
        type: 'withdrawal.paid',
        data: { withdrawal: Number(withdrawal), amount: print(amount), currency },
      },
    ]),
});

/** A withdrawal ended unpaid, and its money is back in the balance. */
export const returnedJob = defineLongJob('inbox.withdrawal-returned', {
  slow: true,
  payload: withdrawalReturned.payload,
  run: (deps: InboxDeps, { payload: { withdrawal, user, currency, amount, state } }) =>
    record(deps, () => [
      {
        user,
        key: `withdrawal:${withdrawal}`,
        type: 'withdrawal.refused',
        data: { withdrawal: Number(withdrawal), amount: print(amount), currency, state },
      },
    ]),
});

const print = (amount: bigint): string => printAmount(amount as Amount);
