import { declareMovements, idInKey, type Subject } from '../../contract/index.ts';
import { ofBet } from '../betting/index.ts';

/** The draw of a rebate. */
const ofDraw: Subject = {
  remark: (t, named) => `(
    select ${named('l.name')} || ' ' || d.issue
    from draw_state d join lottery_offer l on l.id = d.lottery_id where d.id = ${idInKey(t)})`,
};

/** Posted by `settle_chunk`, `refund_chunk`, `correct_chunk` and `pay_rebates`. */
export const settlementMovements = declareMovements({
  win: { tone: 'warning', turnover: 'return', subject: ofBet },
  void: { tone: 'info', turnover: 'stake', subject: ofBet },
  correction: { tone: 'warning', turnover: 'return', subject: ofBet },
  rebate: { tone: 'warning', turnover: 'none', report: 'rebate', subject: ofDraw },
});
