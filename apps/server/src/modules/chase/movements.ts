import { declareMovements, idInKey, type Subject } from '../../contract/index.ts';

const ofChase: Subject = {
  remark: (t, named) => `(
    select ${named('l.name')} from chase c join lottery_offer l on l.id = c.lottery_id where c.id = ${idInKey(t)})`,
};

const ofIssue: Subject = {
  number: (t) =>
    `coalesce((select i.chase_id::text from chase_issue i where i.id = ${idInKey(t)}), ${t}.key)`,
  remark: (t, named) => `(
    select ${named('l.name')} || ' ' || i.issue from chase_issue i join lottery_offer l on l.id = i.lottery_id
    where i.id = ${idInKey(t)})`,
};

/** A chase holds its whole cost, releases the stakes of issues that are not placed, and its rest at the end. */
export const chaseMovements = declareMovements({
  chase: { tone: 'neutral', turnover: 'none', report: 'none', subject: ofChase },
  chase_issue: { tone: 'info', turnover: 'none', report: 'none', subject: ofIssue },
  chase_rest: { tone: 'info', turnover: 'none', report: 'none', subject: ofChase },
});
