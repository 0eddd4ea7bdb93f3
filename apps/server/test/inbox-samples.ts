import type { InboxEvent } from '../src/modules/inbox/event.ts';

const bets = { lottery: 'ssc-1m', issue: '20260101-0001', bets: 2, bet: null };
const room = { room: 'team.77', kind: 'team' } as const;
/** What an event of each type tells: a new type does not compile without one. Amounts, names and reasons are easy to find in a text. */
export const inboxSamples: {
  readonly [Type in InboxEvent['type']]: Extract<InboxEvent, { type: Type }>['data'];
} = {
  'draw.settled': { ...bets, won: 1, stake: '77.0000', payout: '88.1234' },
  'draw.void': { ...bets, stake: '77.0000' },
  'draw.corrected': { ...bets, extra: '77.0000' },
  'deposit.credited': { deposit: 1, amount: '77.0000' },
  'withdrawal.paid': { withdrawal: 1, amount: '77.0000', currency: 'CNY' },
  'withdrawal.refused': { withdrawal: 1, amount: '77.0000', currency: 'CNY', state: 'failed' },
  'guard.marked': {},
  'guard.excluded': {},
  'guard.contacted': { topic: 'check_in' },
  'security.changed': { what: 'password_changed' },
  'security.device': { device: 'Firefox' },
  'reward.given': { reward: 1, source: 'race', amount: '77.0000', currency: 'CNY' },
  'vip.rose': { level: 3 },
  'waterback.ready': { day: '2026-01-01', amount: '77.0000', currency: 'CNY' },
  'chase.ended': { chase: 1, lottery: 'ssc-1m', by: 'loss', placed: 3, total: 7 },
  'case.answered': { case: 1, seq: 2 },
  'case.resolved': { case: 1 },
  'chat.act': { act: 1, ...room, what: 'mute', reason: 'insult', until: null },
  'chat.report': { ...room, seq: 1, removed: true },
  'chat.appeal': { act: 1, ...room, upheld: false, reason: 'insult' },
  'team.rate': { rate_ppm: 770_000, from: '2026-01-01' },
  'team.joined': { name: 'li***7' },
  'notice.posted': { notice: 'n', version: 1, titles: { zhCn: '维护', enUs: 'Maintenance' } },
};
