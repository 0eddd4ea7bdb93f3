/** The account: overview and what other screens show of it. */
export const webAccount = {
  account_open_bets: '待开奖',
  account_open_none: '没有待开奖的注单',
  account_open_none_line: '投注后在这里等待开奖',
  account_today_stake: '今日投注',
  account_today_net: '今日盈亏',
  account_all: '全部',
  account_issue_played: '{issue} 期 · {played}',
  account_drawing: '开奖中',
  account_trial_funds: '试玩 · 虚拟资金',
  account_since: '{date} 注册',
} as const;
