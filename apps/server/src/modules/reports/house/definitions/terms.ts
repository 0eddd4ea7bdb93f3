import type { Figure, HouseReport, Term } from '../report.ts';

/** Stakes of bets, without those returned by cancelled and void bets. */
const lotteryStakes: Term = { accounts: ['stakes'], kinds: ['bet', 'cancel', 'void'], times: 1 };
/** Everything credited for bets: wins with the stakes of ties, and what corrections added. */
const lotteryPayouts: Term = { accounts: ['payouts'], kinds: ['win', 'correction'], times: -1 };
/** Stakes on platforms; a bet that the platform took back is returned. */
const gameStakes: readonly Term[] = [
  { accounts: ['ext:'], kinds: ['play'], side: 'received', times: 1 },
  { accounts: ['ext:'], kinds: ['game_bet', 'game_rollback'], times: 1 },
];
const gamePayouts: readonly Term[] = [
  { accounts: ['ext:'], kinds: ['play'], side: 'paid', times: -1 },
  { accounts: ['ext:'], kinds: ['game_win'], times: -1 },
];

/** Kinds of rewards that are paid from the account of bonuses, and those of the account of rebates. */
export const bonusKinds = [
  'bonus',
  'vip_bonus',
  'sign_in',
  'task',
  'packet',
  'activity',
  'bonus_slice',
  'adjustment',
] as const;
export const rebateKinds = ['water_back'] as const;
export const kindNames: NonNullable<HouseReport['names']> = {
  bonus: { enUs: 'Trial money', zhCn: '试玩金' },
  vip_bonus: { enUs: 'VIP bonus', zhCn: 'VIP 礼金' },
  sign_in: { enUs: 'Sign-in reward', zhCn: '签到奖励' },
  task: { enUs: 'Task', zhCn: '任务奖励' },
  packet: { enUs: 'Red packet', zhCn: '红包' },
  activity: { enUs: 'Activity', zhCn: '活动' },
  bonus_slice: { enUs: 'Bonus released', zhCn: '礼金释放' },
  adjustment: { enUs: 'Credit by operators', zhCn: '人工上分' },
  water_back: { enUs: 'Water-back', zhCn: '返水' },
};

export const stakesOfLotteries: Figure = {
  id: 'stakes',
  name: { enUs: 'Stakes', zhCn: '投注额' },
  unit: 'amount',
  terms: [lotteryStakes],
};
export const payoutsOfLotteries: Figure = {
  id: 'payouts',
  name: { enUs: 'Payouts', zhCn: '派彩' },
  unit: 'amount',
  terms: [lotteryPayouts],
};
export const stakesOfGames: Figure = {
  id: 'stakes',
  name: { enUs: 'Stakes', zhCn: '投注额' },
  unit: 'amount',
  terms: gameStakes,
};
export const payoutsOfGames: Figure = {
  id: 'payouts',
  name: { enUs: 'Payouts', zhCn: '派彩' },
  unit: 'amount',
  terms: gamePayouts,
};
export const stakesOfAll: Figure = {
  id: 'stakes',
  name: { enUs: 'Stakes', zhCn: '投注额' },
  unit: 'amount',
  terms: [lotteryStakes, ...gameStakes],
};
export const payoutsOfAll: Figure = {
  id: 'payouts',
  name: { enUs: 'Payouts', zhCn: '派彩' },
  unit: 'amount',
  terms: [lotteryPayouts, ...gamePayouts],
};

/** What was added to balances from outside. Money in another currency arrives through `fx`. */
export const deposits: Figure = {
  id: 'deposits',
  name: { enUs: 'Deposits', zhCn: '存款' },
  unit: 'amount',
  terms: [
    { accounts: ['ext:', 'fx'], kinds: ['deposit'], times: -1 },
    { accounts: ['ext:'], kinds: ['deposit.coin'], times: -1 },
  ],
};
/** What was paid out, without fees. Money in another currency leaves through `fx`. */
export const withdrawals: Figure = {
  id: 'withdrawals',
  name: { enUs: 'Withdrawals', zhCn: '提现' },
  unit: 'amount',
  terms: [{ accounts: ['ext:', 'fx'], kinds: ['withdrawal'], times: 1 }],
};
export const fees: Figure = {
  id: 'fees',
  name: { enUs: 'Fees', zhCn: '手续费' },
  unit: 'amount',
  terms: [{ accounts: ['fees'], kinds: ['deposit', 'withdrawal'], times: 1 }],
};
