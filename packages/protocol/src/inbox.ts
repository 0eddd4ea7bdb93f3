/** What the notification centre holds: kinds of events, and the kind of each type. */

/** What an event is about; the player chooses by kind what is announced. */
export const inboxKinds = ['bets', 'money', 'guard', 'security', 'rewards', 'team', 'notice'] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** Kinds that are always announced, also in quiet hours and during a break: they guard the player. */
export const lockedInboxKinds: readonly InboxKind[] = ['guard', 'security'];

/** The kind of each type of event. */
export const inboxTypes = {
  'draw.settled': 'bets',
  'draw.void': 'bets',
  'draw.corrected': 'bets',
  'deposit.credited': 'money',
  'withdrawal.paid': 'money',
  'withdrawal.refused': 'money',
  'guard.marked': 'guard',
  'guard.excluded': 'guard',
  'security.changed': 'security',
  'security.device': 'security',
  'reward.given': 'rewards',
  'vip.rose': 'rewards',
  'team.rate': 'team',
  'team.joined': 'team',
  'notice.posted': 'notice',
} as const satisfies Readonly<Record<string, InboxKind>>;
export type InboxType = keyof typeof inboxTypes;

/** Days that an event is kept. */
export const INBOX_DAYS = 90;

/** Most unread events that are counted; beyond, the count says that there are more. */
export const INBOX_UNREAD_MAX = 100;
