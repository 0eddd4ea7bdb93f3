import type { EndpointName, PayloadOf, ServerErrorCode } from '@tessera/protocol';
import { type BetRequest, chaseRequest } from '../kit/bets.ts';
import { CLIENT_PASSWORD, freshName, freshRid } from '../kit/client.ts';

/**
 * The callers: not signed in, a trial player, a player who does not own the objects, a disabled account, and a player who
 * has excluded themselves and does not own the objects either.
 */
export const callers = ['anonymous', 'trial', 'other', 'disabled', 'excluded'] as const;
export type Caller = (typeof callers)[number];

/** The objects that calls ask for: a draw, and objects that belong to one player (the owner). */
export interface World {
  readonly ownerName: string;
  /** A session of the owner other than the one they call with. */
  readonly ownerSession: number;
  readonly betId: number;
  readonly chaseId: number;
  readonly depositId: number;
  readonly cardId: number;
  readonly walletId: number;
  readonly withdrawalId: number;
  /** An earned bonus. */
  readonly rewardId: number;
  /** A case of customer service. */
  readonly caseId: number;
  readonly request: BetRequest;
}

/** Ids of objects that do not exist, for tests that only make the calls. */
export const noObjects = {
  betId: 1,
  chaseId: 1,
  depositId: 1,
  cardId: 1,
  walletId: 1,
  withdrawalId: 1,
  rewardId: 1,
  caseId: 1,
} as const satisfies Partial<World>;

/** `ok`, or the code of the refusal. */
type Outcome = 'ok' | ServerErrorCode;

export interface AccessRow<N extends EndpointName> {
  readonly payload: (world: World) => PayloadOf<N>;
  /** Without an entry of its own, `excluded` gets the answer of `other`: everything except play stays open (RP8). */
  readonly outcomes: Readonly<Record<Exclude<Caller, 'excluded'>, Outcome>> & { readonly excluded?: Outcome };
  /**
   * The owner's answer to the same payload, for each row that names an object of the owner. It is never `not_found`, which
   * proves that the object exists and that its id is right.
   */
  readonly owner?: Outcome;
}

const open = { anonymous: 'ok', trial: 'ok', other: 'ok', disabled: 'ok' } as const;
const signedIn = {
  anonymous: 'please_login',
  trial: 'ok',
  other: 'ok',
  disabled: 'account_blocked',
} as const;
/** The object belongs to the owner: every other caller gets the same answer as for a missing object (A14). */
const ownersOnly = { ...signedIn, trial: 'not_found', other: 'not_found' } as const;
/** A trial account has nothing to protect. */
const realAccount = { ...signedIn, trial: 'trial_not_allowed' } as const;
/** There is no such platform or game, and trial money cannot go to any. */
const nowhere = { ...realAccount, other: 'not_found' } as const;
/** A deposit, card, wallet or withdrawal of the owner; the cashier is closed to trial players. */
const ownersCashier = { ...realAccount, other: 'not_found' } as const;
/** A reward that nobody here has reached; excluded players get none at all (RP8). */
const nothingToClaim = {
  ...realAccount,
  other: 'reward_not_reached',
  excluded: 'reward_not_available',
} as const;
/** Calls that stay open to a disabled account (A2). */
const anyAccount = { ...signedIn, disabled: 'ok' } as const;

const nothing = () => ({});
const activity = () => ({ rid: freshRid(), id: 'nowhere', version: 1 });
const wallet = { type: 'eth', address: '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a' } as const;
const PUSH_ENDPOINT = 'https://fcm.googleapis.com/fcm/send/access';
/** Keys of the example in RFC 8291. */
const pushKeys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
/** The answer of every call to every caller. A call without a row does not compile. */
export const accessTable: { readonly [N in EndpointName]: AccessRow<N> } = {
  cacheVersion: { outcomes: open, payload: nothing },
  setting: { outcomes: open, payload: nothing },
  languageTypes: { outcomes: open, payload: nothing },
  language: { outcomes: open, payload: () => ({ type: 'zhCn', tpl: 'pc-ky' }) },
  themeList: { outcomes: open, payload: () => ({ tpl: 'pc-ky' }) },
  themeCss: { outcomes: open, payload: () => ({ tpl: 'pc-ky', theme: 'theme-default' }) },
  userLogType: { outcomes: open, payload: nothing },
  captcha: { outcomes: open, payload: nothing },
  gameList: { outcomes: open, payload: nothing },
  platformList: { outcomes: open, payload: nothing },
  gameTransfer: { outcomes: nowhere, payload: () => ({ plat: 'nowhere', count: '1' }) },
  gameBalance: { outcomes: realAccount, payload: () => ({ plats: ['nowhere'] }) },
  gameEnter: { outcomes: nowhere, payload: () => ({ game: 'nowhere' }) },
  gameRecycle: { outcomes: { ...realAccount, other: 'balance_insufficient' }, payload: nothing },
  recordTransfer: { outcomes: signedIn, payload: nothing },
  recordGame: { outcomes: signedIn, payload: nothing },
  currency: { outcomes: open, payload: nothing },
  currencyGet: { outcomes: open, payload: nothing },
  lotteryList: { outcomes: open, payload: nothing },
  playList: { outcomes: open, payload: nothing },
  drawCurrent: { outcomes: open, payload: ({ request }) => ({ lottery: [request.lottery] }) },
  drawList: { outcomes: open, payload: ({ request }) => ({ lottery: request.lottery }) },
  chaseIssues: { outcomes: open, payload: ({ request }) => ({ lottery: request.lottery }) },
  drawTrend: { outcomes: open, payload: ({ request }) => ({ lottery: request.lottery }) },
  drawStatistics: { outcomes: open, payload: ({ request }) => ({ lottery: request.lottery }) },
  drawDragon: { outcomes: open, payload: nothing },
  fairnessDraw: { outcomes: open, payload: ({ request: { lottery, issue } }) => ({ lottery, issue }) },
  // The draw is on sale: nobody can have verified it.
  fairnessVerified: {
    outcomes: { ...signedIn, trial: 'not_found', other: 'not_found' },
    payload: ({ request: { lottery, issue } }) => ({ lottery, issue, key: '0'.repeat(64) }),
  },
  rulesRead: { outcomes: signedIn, payload: () => ({ family: 'ssc' }) },
  helpVote: {
    outcomes: signedIn,
    payload: () => ({ article: 'deposit', version: '0'.repeat(8), answer: 'yes' }),
  },

  userLogin: {
    outcomes: open,
    payload: ({ ownerName }) => ({ user_name: ownerName, password: CLIENT_PASSWORD }),
  },
  userRegister: {
    outcomes: open,
    payload: () => ({
      user_name: freshName(),
      password: CLIENT_PASSWORD,
      birth_date: '1990-04-12',
      agree: true,
    }),
  },
  userTry: { outcomes: open, payload: nothing },

  userHeart: { outcomes: signedIn, payload: nothing },
  userBalance: { outcomes: signedIn, payload: nothing },
  userModify: { outcomes: signedIn, payload: () => ({ avatar: 2 }) },
  betQuote: { outcomes: signedIn, payload: ({ request: { lottery, items } }) => ({ lottery, items }) },
  betPlace: {
    outcomes: { ...signedIn, excluded: 'self_excluded' },
    payload: ({ request }) => ({ ...request, rid: freshRid() }),
  },
  recordBet: { outcomes: signedIn, payload: nothing },
  chatRooms: { outcomes: signedIn, payload: nothing },
  chatJoin: { outcomes: signedIn, payload: () => ({ room: 'hall' }) },
  chatMessages: { outcomes: signedIn, payload: () => ({ room: 'hall' }) },
  chatSend: {
    outcomes: { ...realAccount, excluded: 'self_excluded' },
    payload: () => ({ room: 'hall', client_id: freshRid(), text: 'hello' }),
  },
  chatRead: { outcomes: signedIn, payload: () => ({ room: 'hall', seq: 1 }) },
  // Whoever has a session may ask for help, in a break and excluded too.
  serviceOpen: { outcomes: signedIn, payload: nothing },
  serviceSend: {
    outcomes: signedIn,
    payload: () => ({ client_id: freshRid(), text: 'hello', language: 'enUs' }),
  },
  servicePicture: {
    outcomes: {
      ...signedIn,
      trial: 'picture_invalid',
      other: 'picture_invalid',
      excluded: 'picture_invalid',
    },
    payload: () => ({ client_id: freshRid(), image: 'A'.repeat(64), language: 'enUs' }),
  },
  serviceOrders: { outcomes: signedIn, payload: nothing },
  serviceOrder: {
    owner: 'ok',
    outcomes: ownersOnly,
    payload: ({ depositId }) => ({ kind: 'deposit', id: depositId }),
  },
  serviceRate: {
    owner: 'service_case_open',
    outcomes: ownersOnly,
    payload: ({ caseId }) => ({ id: caseId, rating: 5 }),
  },
  serviceHistory: { outcomes: signedIn, payload: nothing },
  serviceCaseRead: { owner: 'ok', outcomes: ownersOnly, payload: ({ caseId }) => ({ id: caseId }) },
  // Another room than that of `chatSend`: the hall takes one message a second.
  chatShareBet: {
    outcomes: { ...realAccount, other: 'not_found', excluded: 'self_excluded' },
    payload: ({ betId }) => ({ room: 'ssc', client_id: freshRid(), bet_id: betId, stake: false }),
    owner: 'ok',
  },
  chatCards: { outcomes: signedIn, payload: () => ({ room: 'hall', seqs: [1] }) },
  // No message, account or act has this number.
  chatCopyBet: { outcomes: ownersOnly, payload: () => ({ room: 'hall', seq: 999_999_999 }) },
  chatReport: {
    outcomes: ownersOnly,
    payload: () => ({ room: 'hall', seq: 999_999_999, reason: 'insult' }),
  },
  chatBlock: { outcomes: ownersOnly, payload: () => ({ user: 999_999_999, blocked: true }) },
  // No team has this room.
  chatTeamRemove: {
    outcomes: ownersOnly,
    payload: () => ({ room: 'team.999999999', seq: 1, reason: 'advert' }),
  },
  chatTeamMute: {
    outcomes: ownersOnly,
    payload: () => ({ room: 'team.999999999', user: 999_999_999, minutes: 10, reason: 'advert' }),
  },
  chatAppeal: { outcomes: ownersOnly, payload: () => ({ act: 999_999_999, text: 'It was not me' }) },
  chaseStart: {
    outcomes: { ...signedIn, excluded: 'self_excluded' },
    payload: ({ request }) => chaseRequest(request, '0.0040'),
  },
  chaseList: { outcomes: signedIn, payload: nothing },
  vipDetail: { outcomes: signedIn, payload: nothing },
  userVip: { outcomes: signedIn, payload: nothing },
  userVipAnnounced: { outcomes: realAccount, payload: () => ({ level: 1 }) },
  userVipClaim: { outcomes: nothingToClaim, payload: () => ({ rid: freshRid(), refs: ['promotion-8'] }) },
  userWaterback: { outcomes: signedIn, payload: nothing },
  userWaterbackBets: {
    outcomes: ownersOnly,
    payload: () => ({ day: '2026-01-01', kind: 'lottery', product: 'ssc' }),
  },
  userWaterbackClaim: { outcomes: nothingToClaim, payload: () => ({ rid: freshRid(), rows: 'all' }) },
  userWaterbackHistory: { outcomes: signedIn, payload: nothing },
  userWelfare: { outcomes: signedIn, payload: nothing },
  userWelfareSignIn: {
    outcomes: { ...realAccount, excluded: 'reward_not_available' },
    payload: () => ({ rid: freshRid() }),
  },
  userWelfarePacket: { outcomes: ownersOnly, payload: activity },
  userWelfareTask: { outcomes: nothingToClaim, payload: () => ({ rid: freshRid(), task: 'authenticator' }) },

  activityList: { outcomes: signedIn, payload: nothing },
  activityDetail: { outcomes: ownersOnly, payload: () => ({ id: 'nowhere' }) },
  activityJoin: { outcomes: ownersOnly, payload: activity },
  activityLeave: { outcomes: ownersOnly, payload: activity },
  activityClaim: { outcomes: ownersOnly, payload: activity },
  activitySpin: { outcomes: ownersOnly, payload: activity },
  activitySpins: { outcomes: signedIn, payload: () => ({ ids: [1] }) },
  activityProof: { outcomes: ownersOnly, payload: () => ({ spin: 1 }) },

  recordBetDetail: { owner: 'ok', outcomes: ownersOnly, payload: ({ betId }) => ({ bet_id: betId }) },
  fairnessReceipt: { owner: 'ok', outcomes: ownersOnly, payload: ({ betId }) => ({ bet_id: betId }) },
  betCancel: { owner: 'ok', outcomes: ownersOnly, payload: ({ betId }) => ({ bet_id: betId }) },
  chaseDetail: { owner: 'ok', outcomes: ownersOnly, payload: ({ chaseId }) => ({ chase_id: chaseId }) },
  chasePause: { owner: 'ok', outcomes: ownersOnly, payload: ({ chaseId }) => ({ chase_id: chaseId }) },
  chaseResume: { owner: 'ok', outcomes: ownersOnly, payload: ({ chaseId }) => ({ chase_id: chaseId }) },
  chaseStop: { owner: 'ok', outcomes: ownersOnly, payload: ({ chaseId }) => ({ chase_id: chaseId }) },

  recordActivity: { outcomes: signedIn, payload: nothing },
  rewardForfeit: { owner: 'ok', outcomes: ownersOnly, payload: ({ rewardId }) => ({ id: rewardId }) },
  promotions: { outcomes: signedIn, payload: nothing },
  promotionsSet: { outcomes: signedIn, payload: () => ({ off: true }) },

  userSecurity: { outcomes: realAccount, payload: nothing },
  // The session alone is not enough for a guarded action of the account.
  userStepUp: {
    outcomes: { ...realAccount, other: 'fund_password_incorrect' },
    payload: () => ({ fund_password: 'not-the-password' }),
  },
  googleBegin: {
    outcomes: { ...realAccount, other: 'password_incorrect' },
    payload: () => ({ password: 'not-the-password' }),
  },
  googleConfirm: { outcomes: { ...realAccount, other: 'not_found' }, payload: () => ({ code: '000000' }) },
  googleRemove: { outcomes: realAccount, payload: nothing },
  passwordModify: {
    outcomes: { ...realAccount, other: 'password_incorrect' },
    payload: () => ({ password_old: 'not-the-password', password_new: 'amber-window-seven-58' }),
  },
  fundPassword: {
    outcomes: { ...realAccount, other: 'password_incorrect' },
    payload: () => ({ password: 'not-the-password', fund_password: CLIENT_PASSWORD }),
  },
  // A wallet has to sign before it opens anything.
  userLoginWithPocket: {
    outcomes: {
      anonymous: 'wallet_sign_required',
      trial: 'wallet_sign_required',
      other: 'wallet_sign_required',
      disabled: 'wallet_sign_required',
    },
    payload: () => wallet,
  },
  walletList: { outcomes: realAccount, payload: nothing },
  walletChallenge: {
    outcomes: { ...realAccount, other: 'password_incorrect' },
    payload: () => ({ ...wallet, password: 'not-the-password' }),
  },
  walletBind: {
    outcomes: { ...realAccount, other: 'wallet_nonce_expired' },
    payload: () => ({ ...wallet, nonce: 'A'.repeat(24), signature: `0x${'11'.repeat(65)}` }),
  },
  walletUnbind: { outcomes: { ...realAccount, other: 'not_found' }, payload: () => ({ type: 'eth' }) },
  loginRecord: { outcomes: signedIn, payload: nothing },
  sessionList: { outcomes: signedIn, payload: nothing },
  sessionRevoke: { owner: 'ok', outcomes: ownersOnly, payload: ({ ownerSession }) => ({ id: ownerSession }) },

  protection: { outcomes: signedIn, payload: nothing },
  limits: { outcomes: signedIn, payload: nothing },
  limitsSet: { outcomes: signedIn, payload: () => ({ kind: 'stake', period: 'day', value: '50' }) },
  limitsConfirm: {
    outcomes: { ...signedIn, trial: 'not_found', other: 'not_found' },
    payload: () => ({ kind: 'stake', period: 'day' }),
  },
  limitsCancel: { outcomes: signedIn, payload: () => ({ kind: 'stake', period: 'day' }) },
  realityCheck: { outcomes: signedIn, payload: nothing },
  realityAcknowledge: { outcomes: signedIn, payload: nothing },
  realitySet: { outcomes: signedIn, payload: () => ({ minutes: 30 }) },
  timeOut: { outcomes: signedIn, payload: () => ({ length: '24h' }) },
  exclusionEnd: {
    outcomes: { ...signedIn, trial: 'not_found', other: 'not_found', excluded: 'self_excluded' },
    payload: nothing,
  },
  exclude: { outcomes: signedIn, payload: () => ({ term: '6m' }) },
  exclusionKeep: { outcomes: signedIn, payload: nothing },

  depositChannel: { outcomes: realAccount, payload: nothing },
  // No identity provider runs beside this platform, so the check cannot be made.
  depositIdentity: {
    outcomes: { ...realAccount, other: 'provider_unavailable' },
    payload: () => ({ name: '张三' }),
  },
  depositCreate: {
    outcomes: { ...realAccount, other: 'kyc_required' },
    payload: () => ({ rid: freshRid(), channel: 'bank', amount: '100' }),
  },
  depositDetail: { owner: 'ok', outcomes: ownersCashier, payload: ({ depositId }) => ({ id: depositId }) },
  depositPaid: { owner: 'ok', outcomes: ownersCashier, payload: ({ depositId }) => ({ id: depositId }) },
  depositReceipt: {
    owner: 'receipt_invalid',
    outcomes: ownersCashier,
    payload: ({ depositId }) => ({ id: depositId, image: 'A'.repeat(64) }),
  },
  // By then the owner has reported the deposit as paid.
  depositCancel: {
    owner: 'recharge_expired',
    outcomes: ownersCashier,
    payload: ({ depositId }) => ({ id: depositId }),
  },
  depositRecord: { outcomes: realAccount, payload: nothing },
  bankList: { outcomes: realAccount, payload: nothing },
  // The session alone is not enough to add a payout account (A12).
  bankAdd: {
    outcomes: { ...realAccount, other: 'fund_password_missing' },
    payload: () => ({ holder: '王小明', bank: 'icbc', number: '4111111111111111' }),
  },
  bankDefault: { owner: 'ok', outcomes: ownersCashier, payload: ({ cardId }) => ({ id: cardId }) },
  payoutWalletList: { outcomes: realAccount, payload: nothing },
  payoutWalletAdd: {
    outcomes: { ...realAccount, other: 'fund_password_missing' },
    payload: () => ({ network: 'erc20', address: wallet.address }),
  },
  payoutWalletDefault: {
    owner: 'ok',
    outcomes: ownersCashier,
    payload: ({ walletId }) => ({ id: walletId }),
  },
  withdrawQuote: { outcomes: realAccount, payload: nothing },
  withdrawCreate: {
    owner: 'ok',
    outcomes: ownersCashier,
    payload: ({ cardId }) => ({ rid: freshRid(), amount: '10', target: { kind: 'bank', id: cardId } }),
  },
  withdrawDetail: {
    owner: 'ok',
    outcomes: ownersCashier,
    payload: ({ withdrawalId }) => ({ id: withdrawalId }),
  },
  // The owner's calls run in the order of this table: a row that removes an object comes after the rows that use it.
  bankRemove: { owner: 'ok', outcomes: ownersCashier, payload: ({ cardId }) => ({ id: cardId }) },
  payoutWalletRemove: { owner: 'ok', outcomes: ownersCashier, payload: ({ walletId }) => ({ id: walletId }) },
  withdrawRecord: { outcomes: realAccount, payload: nothing },
  recordLog: { outcomes: signedIn, payload: nothing },
  reportStatistic: { outcomes: signedIn, payload: () => ({ from: '2026-01-01', to: '2026-01-31' }) },
  recordStatement: { outcomes: signedIn, payload: () => ({ month: '2026-01' }) },

  teamInvite: {
    outcomes: {
      anonymous: 'team_link_unknown',
      trial: 'team_link_unknown',
      other: 'team_link_unknown',
      disabled: 'team_link_unknown',
    },
    payload: () => ({ code: 'nowhere' }),
  },
  teamMine: { outcomes: signedIn, payload: nothing },
  reportTeamCommission: {
    outcomes: { ...realAccount, other: 'team_not_agent' },
    payload: () => ({ from: '2026-01-01', to: '2026-01-01', member: 1 }),
  },
  teamLinks: { outcomes: { ...realAccount, other: 'team_not_agent' }, payload: nothing },
  teamLinkCreate: {
    outcomes: { ...realAccount, other: 'team_not_agent' },
    payload: () => ({ rid: freshRid(), name: 'x', kind: 'player', rate_ppm: 0, days: 7, uses_max: 1 }),
  },
  teamLinkDisable: { outcomes: { ...realAccount, other: 'not_found' }, payload: () => ({ id: 1 }) },
  teamLinkMembers: { outcomes: ownersOnly, payload: () => ({ id: 1 }) },
  reportTeam: {
    outcomes: { ...realAccount, other: 'team_not_agent' },
    payload: () => ({ from: '2026-01-01', to: '2026-01-31' }),
  },
  reportTeamExport: {
    outcomes: { ...realAccount, other: 'team_not_agent' },
    payload: () => ({ from: '2026-01-01', to: '2026-01-31' }),
  },
  teamList: { outcomes: { ...realAccount, other: 'team_not_agent' }, payload: nothing },
  teamRate: {
    outcomes: { ...realAccount, other: 'team_not_agent' },
    payload: () => ({ rid: freshRid(), member: 1, rate_ppm: 0 }),
  },

  // No notice has this id.
  noticeList: { outcomes: open, payload: nothing },
  noticeDetail: {
    outcomes: { anonymous: 'not_found', trial: 'not_found', other: 'not_found', disabled: 'not_found' },
    payload: () => ({ id: 'nowhere' }),
  },
  userNoticeList: { outcomes: signedIn, payload: nothing },
  userNoticeDetail: { outcomes: ownersOnly, payload: () => ({ id: 'nowhere' }) },
  userNoticeDialog: { outcomes: signedIn, payload: nothing },
  userNoticeSeen: {
    outcomes: ownersOnly,
    payload: () => ({ rid: freshRid(), items: [{ id: 'nowhere', version: 1 }] }),
  },

  // An account's contacts name no object: each caller reaches only the own ones.
  contactList: { outcomes: realAccount, payload: nothing },
  contactConfirm: {
    outcomes: { ...realAccount, other: 'code_expired' },
    payload: () => ({ code: '000000' }),
  },
  contactCode: {
    outcomes: { ...realAccount, other: 'contact_invalid' },
    payload: () => ({ address: 'nowhere', password: CLIENT_PASSWORD }),
  },
  contactRemove: {
    outcomes: { ...realAccount, other: 'not_found' },
    payload: () => ({ kind: 'email', password: CLIENT_PASSWORD }),
  },
  recoveryCodesMake: { outcomes: realAccount, payload: () => ({ password: CLIENT_PASSWORD }) },
  recoveryTerms: { outcomes: open, payload: nothing },
  // The owner has no address: the answer does not tell.
  recoveryAsk: {
    outcomes: open,
    payload: ({ ownerName }) => ({ user_name: ownerName, address: 'access@example.com' }),
  },
  // A name of its own for each caller: failures are counted by name.
  recoveryPassword: {
    outcomes: {
      anonymous: 'recovery_incorrect',
      trial: 'recovery_incorrect',
      other: 'recovery_incorrect',
      disabled: 'recovery_incorrect',
    },
    payload: () => ({ user_name: freshName(), code: '000000', password_new: CLIENT_PASSWORD }),
  },
  userInboxList: { outcomes: signedIn, payload: nothing },
  userInboxUnread: { outcomes: signedIn, payload: nothing },
  // No event of these players has this id.
  userInboxRead: { outcomes: ownersOnly, payload: () => ({ id: 1 }) },
  userInboxReadAll: { outcomes: signedIn, payload: () => ({ up_to: 1 }) },
  userInboxSettings: { outcomes: signedIn, payload: nothing },
  userInboxSettingsSet: {
    outcomes: signedIn,
    payload: () => ({ off: [], push_off: [], push_amounts: false, quiet: null }),
  },
  userPush: { outcomes: signedIn, payload: nothing },
  userPushSubscribe: { outcomes: signedIn, payload: () => ({ endpoint: PUSH_ENDPOINT, ...pushKeys }) },
  userPushUnsubscribe: { outcomes: signedIn, payload: () => ({ endpoint: PUSH_ENDPOINT }) },
  // Nobody has this subscription.
  userPushTest: { outcomes: ownersOnly, payload: () => ({ endpoint: `${PUSH_ENDPOINT}-none` }) },

  userData: { outcomes: anyAccount, payload: nothing },
  userLogout: { outcomes: anyAccount, payload: nothing },
};
