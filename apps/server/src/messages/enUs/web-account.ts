/** The account: overview and what other screens show of it. */
export const webAccount = {
  account_open_bets: 'Open bets',
  account_open_none: 'No open bets',
  account_open_none_line: 'Bets wait for their draw here',
  account_today_stake: 'Staked today',
  account_today_net: 'Net today',
  account_all: 'All',
  account_issue_played: 'Issue {issue} · {played}',
  account_drawing: 'Drawing',
  account_trial_funds: 'Trial · funds are not real',
  account_since: 'Since {date}',
} as const;
