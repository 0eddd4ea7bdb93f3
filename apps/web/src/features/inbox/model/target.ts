import type { InboxEvent } from '../../../data/inbox/changes.ts';
import type { Params, RouteName } from '../../../platform/navigation/index.ts';

/** The page that a line leads to. */
interface Target {
  readonly name: RouteName;
  readonly params?: Params;
}

/** Where an event leads: to the bet, the deposit, the withdrawal, the reward or the notice that it is about. */
export function targetOf(event: InboxEvent): Target {
  switch (event.type) {
    case 'draw.settled':
    case 'draw.void':
    case 'draw.corrected':
      return { name: 'record-bet', params: betsOf(event) };
    case 'deposit.credited':
      return { name: 'money-recharge', params: { id: String(event.data.deposit) } };
    case 'withdrawal.paid':
    case 'withdrawal.refused':
      return { name: 'money-withdraw', params: { id: String(event.data.withdrawal) } };
    case 'guard.marked':
    case 'guard.excluded':
      return { name: 'responsible' };
    case 'security.changed':
    case 'security.device':
      return { name: 'login-record' };
    case 'reward.given':
      return { name: 'record-activity' };
    case 'vip.rose':
      return { name: 'user-vip' };
    case 'team.rate':
    case 'team.joined':
      return { name: 'team-list' };
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
