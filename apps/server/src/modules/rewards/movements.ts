import { declareMovements, idInKey, type Subject } from '../../contract/index.ts';

/** The offer of a reward; a reward without an offer has none. */
const ofGrant: Subject = {
  remark: (t, named) => `(select ${named('r.name')} from reward r where r.id = ${idInKey(t)})`,
};

/** Rewards are withdrawable at once: no turnover is asked for them. */
export const rewardMovements = declareMovements({
  vip_bonus: { tone: 'warning', turnover: 'none', report: 'rewards', subject: ofGrant },
  water_back: { tone: 'warning', turnover: 'none', report: 'rebate', subject: ofGrant },
  sign_in: { tone: 'warning', turnover: 'none', report: 'rewards', subject: ofGrant },
  task: { tone: 'warning', turnover: 'none', report: 'rewards', subject: ofGrant },
  packet: { tone: 'warning', turnover: 'none', report: 'rewards', subject: ofGrant },
  activity: { tone: 'warning', turnover: 'none', report: 'rewards', subject: ofGrant },
  bonus_slice: { tone: 'warning', turnover: 'none', report: 'rewards', subject: ofGrant },
});
