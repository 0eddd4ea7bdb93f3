/** Kinds of rows in the money record, by the kind of their ledger transaction. */
export const userLogTypes = [
  { id: 'bet', name: { zhCn: '投注', enUs: 'Bet' } },
  { id: 'win', name: { zhCn: '派奖', enUs: 'Payout' } },
  { id: 'cancel', name: { zhCn: '撤单', enUs: 'Cancelled bet' } },
  { id: 'void', name: { zhCn: '退款', enUs: 'Refund of a void draw' } },
  { id: 'rebate', name: { zhCn: '返点', enUs: 'Rebate' } },
  { id: 'bonus', name: { zhCn: '赠金', enUs: 'Bonus' } },
  { id: 'deposit', name: { zhCn: '存款', enUs: 'Deposit' } },
] as const;
