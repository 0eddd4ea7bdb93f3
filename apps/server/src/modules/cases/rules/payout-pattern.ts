import { type Amount, printAmount } from '@tessera/protocol';
import type { Tx } from '../../../store/index.ts';
import { type CaseRule, MARKS_MAX, ROWS_MAX, type Span } from './rule.ts';

/** Least deposit of three days that is looked at: 2 000. */
const FLOOR = 20_000_000n;
/** Accounts for payouts that a player has stored within 30 days. */
const PAYEES = 4;

/** A withdrawal with what came before it in three days, 1/10 000. */
export interface Way {
  readonly asked: bigint;
  readonly deposited: bigint;
  readonly staked: bigint;
  /** Accounts for payouts stored within 30 days. */
  readonly payees: number;
}

/** `through`: most of a deposit goes out again with little play. `payees`: many accounts are paid. */
export function patternOf({ asked, deposited, staked, payees }: Way): 'through' | 'payees' | undefined {
  if (deposited >= FLOOR && asked * 10n >= deposited * 8n && staked * 10n < deposited * 3n) return 'through';
  return payees >= PAYEES ? 'payees' : undefined;
}

interface Row extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly asked: Amount;
  readonly deposited: Amount;
  readonly staked: Amount;
  readonly payees: number;
}

async function readWithdrawals(tx: Tx, { from, to }: Span): Promise<readonly Row[]> {
  const { rows } = await tx.query<Row>(
    `select w.id, w.user_id, w.amount as asked, d.deposited, c.staked, a.payees
     from withdrawal_order w
     cross join lateral (
       select coalesce(sum(o.amount), 0)::bigint as deposited from deposit_credited o
       where o.user_id = w.user_id and o.at >= w.at - interval '3 days' and o.at <= w.at
     ) d
     cross join lateral (
       select coalesce(sum(p.staked), 0)::bigint as staked from play_care p
       where p.user_id = w.user_id and p.day >= platform_day(w.at - interval '3 days')
     ) c
     cross join lateral (
       select count(*)::integer as payees from payout_account_made m where m.user_id = w.user_id and m.at >= w.at - interval '30 days'
     ) a
     where w.at >= $1 and w.at < $2 order by w.id limit $3`,
    [from, to, ROWS_MAX],
  );
  return rows;
}

/** Deposits that leave again with little play, and payouts to many accounts. */
export const payoutPattern: CaseRule = {
  id: 'payout-pattern',
  title: { enUs: 'Deposit, little play, withdrawal; or many payees', zhCn: '快进快出或多个收款账户' },
  version: 1,
  kind: 'risk',
  strength: 'strong',
  dueHours: 24,
  facts: [
    { id: 'withdrawal', name: { enUs: 'Withdrawal', zhCn: '提现单' }, unit: 'text' },
    { id: 'asked', name: { enUs: 'Asked for', zhCn: '申请提现' }, unit: 'amount' },
    { id: 'deposited', name: { enUs: 'Deposited in three days', zhCn: '三天内存款' }, unit: 'amount' },
    { id: 'staked', name: { enUs: 'Staked in three days', zhCn: '三天内投注' }, unit: 'amount' },
    { id: 'payees', name: { enUs: 'Payout accounts in 30 days', zhCn: '30 天内收款账户' }, unit: 'count' },
  ],
  async find(tx, span) {
    return (await readWithdrawals(tx, span))
      .flatMap(({ id, user_id: userId, asked, deposited, staked, payees }) => {
        if (!patternOf({ asked, deposited, staked, payees })) return [];
        const sums = {
          asked: printAmount(asked),
          deposited: printAmount(deposited),
          staked: printAmount(staked),
        };
        return [{ userId, key: String(id), facts: { withdrawal: `wd-${id}`, ...sums, payees } }];
      })
      .slice(0, MARKS_MAX);
  },
};
