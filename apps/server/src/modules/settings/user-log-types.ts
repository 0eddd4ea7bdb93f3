import { type MovementType, movementTones } from '@tessera/protocol';

const names: Readonly<Record<MovementType, { readonly zhCn: string; readonly enUs: string }>> = {
  bet: { zhCn: '投注', enUs: 'Bet' },
  win: { zhCn: '派奖', enUs: 'Payout' },
  cancel: { zhCn: '撤单', enUs: 'Cancelled bet' },
  void: { zhCn: '退款', enUs: 'Refund of a void draw' },
  correction: { zhCn: '开奖更正补派', enUs: 'Paid after a correction' },
  chase: { zhCn: '追号预扣', enUs: 'Held for a chase' },
  chase_issue: { zhCn: '追号单期退回', enUs: 'Chase issue returned' },
  chase_rest: { zhCn: '追号余款退回', enUs: 'Rest of a chase returned' },
  rebate: { zhCn: '返点', enUs: 'Rebate' },
  bonus: { zhCn: '赠金', enUs: 'Bonus' },
  deposit: { zhCn: '充值', enUs: 'Deposit' },
  withdrawal_hold: { zhCn: '提现', enUs: 'Withdrawal' },
  withdrawal_back: { zhCn: '提现退回', enUs: 'Withdrawal returned' },
  transfer: { zhCn: '平台转账', enUs: 'Platform transfer' },
  game_bet: { zhCn: '游戏投注', enUs: 'Game stake' },
  game_win: { zhCn: '游戏派彩', enUs: 'Game payout' },
  game_rollback: { zhCn: '游戏退回', enUs: 'Game stake returned' },
};

/** Types of rows in the money record with their names, in the order of the protocol. */
export const userLogTypes = (Object.keys(movementTones) as MovementType[]).map((id) => ({
  id,
  name: names[id],
}));
