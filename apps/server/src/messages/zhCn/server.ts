/** Texts in answers of the server. */
export const server = {
  group_standard: '普通会员',
  theme_default: '素瓷',
  theme_dark: '墨夜',
  theme_festive: '灯会',
  theme_contrast: '高对比',
  theme_jade: '翠玉',
  withdraw_reason_failed: '银行未能付款，款项已退回余额',
  withdraw_reason_target: '收款账户不可用，款项已退回余额，请更换账户',
  withdraw_reason_rejected: '提现未通过审核，款项已退回余额',
  transfer_in_done: '转入成功',
  transfer_out_done: '转出成功',
} as const;
