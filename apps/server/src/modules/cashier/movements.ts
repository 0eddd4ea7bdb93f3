import { declareMovements, idInKey, type Subject } from '../../contract/index.ts';
import { labelSql } from './payees/payee-row.ts';

/** SQL condition: payment `y` was credited by transaction `t`. */
const creditedBy = (t: string): string =>
  `y.provider = split_part(${t}.key, ' ', 1) and y.external_id = substr(${t}.key, length(y.provider) + 2)`;

const ofPayment: Subject = {
  number: (t) =>
    `coalesce((select y.deposit_id::text from deposit_payment y where ${creditedBy(t)}), ${t}.key)`,
  provider: (t) => `(select y.external_id from deposit_payment y where ${creditedBy(t)})`,
  remark: (t, named) => `(
    select ${named('c.name')} from deposit_payment y join deposit s on s.id = y.deposit_id
      join deposit_channel c on c.id = s.channel_id
    where ${creditedBy(t)})`,
};

const ofWithdrawal: Subject = {
  remark: (t, named) => `(select ${labelSql('w', named)} from withdrawal w where w.id = ${idInKey(t)})`,
};

/** `deposit.coin`: the leg of a deposit in its own currency. `withdrawal`: the payment of money that was held before. */
export const cashierMovements = declareMovements({
  deposit: { tone: 'success', turnover: 'deposit', subject: ofPayment },
  'deposit.coin': { tone: null, turnover: 'none', report: 'none' },
  withdrawal_hold: { tone: 'warning', turnover: 'none', report: 'none', subject: ofWithdrawal },
  withdrawal_back: { tone: 'info', turnover: 'none', report: 'none', subject: ofWithdrawal },
  withdrawal: { tone: null, turnover: 'none', report: 'withdrawals', subject: ofWithdrawal },
});
