import { declareMovements, idInKey, type Subject } from '../../contract/index.ts';

/** A transaction whose key begins with the id of a bet: its lottery and issue. */
export const ofBet: Subject = {
  remark: (t, named) => `(
    select ${named('l.name')} || ' ' || d.issue
    from placed_bet b join draw_state d on d.id = b.draw_id join lottery_offer l on l.id = d.lottery_id
    where b.id = ${idInKey(t)})`,
};

/** Posted by `place_bets` and `cancel_bet`. */
export const bettingMovements = declareMovements({
  bet: { tone: 'neutral', turnover: 'stake', subject: ofBet },
  cancel: { tone: 'info', turnover: 'stake', subject: ofBet },
});
