import { declareMovements, idInKey, type Subject } from '../../contract/index.ts';

/** The Monday of a payment. */
const ofWeek: Subject = {
  remark: (t) => `(select to_char(due.week, 'YYYY-MM-DD') from team_payout due where due.id = ${idInKey(t)})`,
};

/** Posted by `commission_pay`, one for a beneficiary and week. Earnings: withdrawable at once. */
export const commissionMovements = declareMovements({
  commission: { tone: 'warning', turnover: 'none', report: 'none', subject: ofWeek },
});
