import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, issueText, ms, names, nothing, rowId, slug } from '../schemas.ts';
import { providerState } from './provider.ts';

/** Number and sum of something that waits. */
const queue = z.object({ count: z.int(), amount: amountText, oldestAt: ms.nullable() });

/** What settled bets brought and what was to be expected. `band`: two standard deviations of the payouts. */
const hold = z.object({
  draws: z.int(),
  stakes: amountText,
  payouts: amountText,
  /** Payouts that the bets have on average at their own odds. */
  expected: amountText,
  band: amountText,
});

export const consoleDashboard = endpoint('POST', '/console/dashboard/figures', {
  request: nothing,
  reply: z.object({
    /** When the figures were read, and the start of the platform's day. */
    at: ms,
    dayStart: ms,
    /** Players with an open socket, on any node. */
    online: z.int(),
    deposits: z.object({
      today: z.object({ count: z.int(), amount: amountText }),
      /** Of the last 24 hours. */
      hours: z.object({ count: z.int(), amount: amountText }),
      review: queue,
    }),
    withdrawals: z.object({
      today: z.object({ count: z.int(), amount: amountText }),
      hours: z.object({ count: z.int(), amount: amountText }),
      review: queue,
      sending: queue,
    }),
    /** Commands that wait for the caller, up to 100. */
    commands: z.int(),
    /** Cases of customer service that wait for an agent. */
    service: z.int(),
    /** Cases of safer play and risk that are not closed, and those of them that are due within a day. */
    cases: z.object({ open: z.int(), due: z.int() }),
    auditor: z.object({
      at: ms.nullable(),
      violations: z.int(),
      frozen: z.boolean(),
    }),
    log: z.object({
      waiting: z.int(),
      /** The copy in another process: its last pass, its events, and the first that the stored log has not as it was copied. */
      copy: z.object({ at: ms, count: z.int(), fault: z.int().nullable() }).nullable(),
    }),
    /** What needs a person. */
    alarms: z
      .array(
        z.object({
          kind: z.enum([
            'ledger_frozen',
            'audit_violation',
            'audit_late',
            'draw_late',
            'withdrawal_problem',
            'log_waits',
            'log_altered',
            'log_copy_late',
            'case_late',
            'provider_silent',
          ]),
          /** What it is about; empty for the platform. */
          subject: z.string(),
          since: ms.nullable(),
          count: z.int(),
        }),
      )
      .max(20),
    /** Health of each third party, in the order of their list. */
    providers: z.array(z.object({ id: z.string(), state: providerState })).max(50),
    /** Settled today, by lottery. */
    lotteries: z
      .array(
        z.object({
          id: slug,
          name: names,
          draws: z.int(),
          stakes: amountText,
          /** Of bets settled today and in the last 30 days, in the currency of the platform. */
          today: hold,
          month: hold,
        }),
      )
      .max(100),
    /** Draws between the end of sale and settlement, and those that close next. */
    draws: z
      .array(
        z.object({
          id: rowId,
          lottery: slug,
          issue: issueText,
          state: z.string(),
          closeAt: ms,
          late: z.boolean(),
        }),
      )
      .max(40),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'dashboard.read' },
  limit: 'poll',
  writes: false,
  about:
    'What goes on now: figures of the day from roll-ups, queues, draws in flight, the state of auditor, log and third parties.',
});
