/** Kinds of rows in the money record, by the kind of their ledger transaction. */
export const userLogTypes = [
  { id: 'bet', name: { zhCn: '投注', enUs: 'Bet' } },
  { id: 'chase', name: { zhCn: '追号预扣', enUs: 'Held for a chase' } },
  { id: 'chase_issue', name: { zhCn: '追号单期退回', enUs: 'Chase issue returned' } },
  { id: 'chase_rest', name: { zhCn: '追号余款退回', enUs: 'Rest of a chase returned' } },
  { id: 'win', name: { zhCn: '派奖', enUs: 'Payout' } },
  { id: 'cancel', name: { zhCn: '撤单', enUs: 'Cancelled bet' } },
  { id: 'void', name: { zhCn: '退款', enUs: 'Refund of a void draw' } },
  { id: 'rebate', name: { zhCn: '返点', enUs: 'Rebate' } },
  { id: 'bonus', name: { zhCn: '赠金', enUs: 'Bonus' } },
  { id: 'deposit', name: { zhCn: '存款', enUs: 'Deposit' } },
] as const;
