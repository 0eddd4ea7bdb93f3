import type { Order } from './case.ts';
import type { Language, Text } from './texts.ts';

const KINDS: Readonly<Record<string, Text>> = {
  bet: { zhCn: '注单', enUs: 'bet' },
  deposit: { zhCn: '充值', enUs: 'deposit' },
  withdrawal: { zhCn: '提现', enUs: 'withdrawal' },
};

/** What each state of an order means for the player. */
const STATES: Readonly<Record<string, Text>> = {
  'bet accepted': { zhCn: '已接受，等待开奖', enUs: 'is accepted and waits for its draw' },
  'bet won': { zhCn: '已中奖', enUs: 'has won' },
  'bet lost': { zhCn: '未中奖', enUs: 'has not won' },
  'bet void': { zhCn: '已退还', enUs: 'was refunded' },
  'bet cancelled': { zhCn: '已撤单', enUs: 'was cancelled' },
  'deposit created': { zhCn: '等待付款', enUs: 'waits for your payment' },
  'deposit paid': {
    zhCn: '已报告付款，等待支付方确认',
    enUs: 'is reported as paid and waits for the provider',
  },
  'deposit confirming': { zhCn: '已收到，正在确认', enUs: 'has arrived and is being confirmed' },
  'deposit credited': { zhCn: '已到账', enUs: 'is credited to your balance' },
  'deposit failed': { zhCn: '没有成功，原因在充值记录里', enUs: 'has failed; its record tells the reason' },
  'deposit expired': {
    zhCn: '已过期；如已付款，到账后仍会入账',
    enUs: 'has expired; if you paid, it is still credited when it arrives',
  },
  'deposit cancelled': { zhCn: '已取消', enUs: 'was cancelled' },
  'withdrawal requested': { zhCn: '已提交', enUs: 'is requested' },
  'withdrawal reviewing': { zhCn: '正在审核', enUs: 'is being reviewed' },
  'withdrawal approved': { zhCn: '已通过审核，等待出款', enUs: 'is approved and waits to be sent' },
  'withdrawal sending': { zhCn: '正在出款', enUs: 'is being sent' },
  'withdrawal sent': { zhCn: '已出款，等待确认', enUs: 'is sent and waits to be confirmed' },
  'withdrawal confirmed': { zhCn: '已完成', enUs: 'is complete' },
  'withdrawal rejected': { zhCn: '未通过审核，钱已退回', enUs: 'was rejected, and its money was returned' },
  'withdrawal failed': { zhCn: '出款失败，钱已退回', enUs: 'has failed, and its money was returned' },
};

/** Tells the state that the platform reports for an order, and nothing beyond it. */
export function orderAnswer(order: Order, language: Language): string {
  const { kind, state, amount, currency, payout } = order;
  const name = KINDS[kind]?.[language] ?? kind;
  const meaning = STATES[`${kind} ${state}`]?.[language] ?? state;
  const money = `${shortAmount(amount)} ${currency}`;
  const paid = payout !== undefined && state === 'won' ? `${shortAmount(payout)} ${currency}` : undefined;
  if (language === 'zhCn')
    return `我查了这笔${name}（${money}）：现在的状态是${meaning}${paid ? `，返还 ${paid}` : ''}。`;
  return `I looked at this ${name} of ${money}: it ${meaning}${paid ? ` and paid ${paid}` : ''}.`;
}

/** Amounts have four decimals; the last two are shown only when they are not zero. */
const shortAmount = (amount: string): string => amount.replace(/(\.\d\d)00$/, '$1');
