import type { InboxEvent } from '../../../data/inbox/changes.ts';
import type { Params, RouteName } from '../../../platform/navigation/index.ts';

/** The page that a line leads to. */
interface Target {
  readonly name: RouteName;
  readonly params?: Params;
}

/** Where an event leads: to what it is about, such as the bet, the deposit, the case, the reward or the notice. */
export function targetOf(event: InboxEvent): Target {
  switch (event.type) {
    case 'draw.settled':
    case 'draw.void':
    case 'draw.corrected':
      return { name: 'record-bet', params: betsOf(event) };
    case 'chase.ended':
      return { name: 'record-bet', params: { tab: 'chase' } };
    case 'deposit.credited':
      return { name: 'money-recharge', params: { id: String(event.data.deposit) } };
    case 'withdrawal.paid':
    case 'withdrawal.refused':
      return { name: 'money-withdraw', params: { id: String(event.data.withdrawal) } };
    case 'guard.marked':
    case 'guard.excluded':
      return { name: 'responsible' };
    case 'guard.contacted':
      return { name: event.data.topic === 'check_in' ? 'chat-custom-service' : 'responsible' };
    case 'security.changed':
    case 'security.device':
      return { name: 'login-record' };
    case 'reward.given':
      return { name: 'record-activity' };
    case 'waterback.ready':
      return { name: 'user-waterback' };
    case 'vip.rose':
      return { name: 'user-vip' };
    case 'team.rate':
    case 'team.joined':
      return { name: 'team-list' };
    case 'case.answered':
    case 'case.resolved':
      return { name: 'chat-custom-service' };
    case 'chat.act':
    case 'chat.appeal':
      return { name: 'chat', params: { records: 'acts' } };
    case 'chat.report':
      return { name: 'chat', params: { room: event.data.room } };
    case 'notice.posted':
      return { name: 'notice-detail', params: { id: event.data.notice } };
  }
}

/** The bet, if there is one that stands for all; else the bets of the lottery with this outcome. */
function betsOf({ type, data }: Extract<InboxEvent, { type: `draw.${string}` }>): Params {
  if (data.bet !== null) return { bet: String(data.bet) };
  if (type !== 'draw.settled') return { lottery: data.lottery };
  return { lottery: data.lottery, state: data.won > 0 ? 'won' : 'lost' };
}
