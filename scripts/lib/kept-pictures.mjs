/**
 * The pictures in `docs/screens`, which the documents show: state, device, theme and language. All other pictures are written into
 * a folder that is not kept.
 */
export const KEPT_PICTURES = [
  'lottery-work-pc-theme-default-enUs',
  'home-pc-theme-default-enUs',
  'lottery-credit-pc-theme-dark-enUs',
  'lottery-trend-pc-theme-default-enUs',
  'lottery-data-pc-theme-default-enUs',
  'verify-pc-theme-default-enUs',
  'record-bet-pc-theme-default-enUs',
  'record-bet-detail-pc-theme-default-enUs',
  'record-bet-chases-pc-theme-default-enUs',
  'money-withdraw-pc-theme-dark-enUs',
  'game-display-pc-theme-dark-enUs',
  'activity-deposit-gift-pc-theme-default-enUs',
  'activity-multiple-race-pc-theme-dark-enUs',
  'user-vip-pc-theme-default-enUs',
  'home-wap-theme-default-enUs',
  'lottery-work-wap-theme-default-enUs',
  'lottery-ssq-cn-wap-theme-default-enUs',
  'verify-wap-theme-dark-enUs',
  'responsible-wap-theme-default-enUs',
  'user-welfare-wap-theme-default-enUs',
];
