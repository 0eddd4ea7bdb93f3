/** What the notification centre holds: kinds of events, and the kind of each type. */

/** What an event is about; the player chooses by kind what is announced. */
export const inboxKinds = [
  'bets',
  'money',
  'guard',
  'security',
  'rewards',
  'team',
  'messages',
  'notice',
] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** Kinds that are always announced, also in quiet hours and during a break: they guard the player. */
export const lockedInboxKinds: readonly InboxKind[] = ['guard', 'security'];

/** The kind of each type of event. */
export const inboxTypes = {
  'draw.settled': 'bets',
  'draw.void': 'bets',
  'draw.corrected': 'bets',
  'chase.ended': 'bets',
  'deposit.credited': 'money',
  'withdrawal.paid': 'money',
  'withdrawal.refused': 'money',
  'guard.marked': 'guard',
  'guard.excluded': 'guard',
  'guard.contacted': 'guard',
  'security.changed': 'security',
  'security.device': 'security',
  'reward.given': 'rewards',
  'waterback.ready': 'rewards',
  'vip.rose': 'rewards',
  'team.rate': 'team',
  'team.joined': 'team',
  'case.answered': 'messages',
  'case.resolved': 'messages',
  'chat.act': 'messages',
  'chat.report': 'messages',
  'chat.appeal': 'messages',
  'notice.posted': 'notice',
} as const satisfies Readonly<Record<string, InboxKind>>;
export type InboxType = keyof typeof inboxTypes;

/** Days that an event is kept. */
export const INBOX_DAYS = 90;

/** Most unread events that are counted; beyond, the count says that there are more. */
export const INBOX_UNREAD_MAX = 100;

/** Kinds that may be switched off, for each channel. */
export type FreeInboxKind = Exclude<InboxKind, 'guard' | 'security'>;

/** Kinds without push messages until the player chooses: what only invites, or can wait. */
export const quietPushKinds: readonly FreeInboxKind[] = ['notice', 'rewards', 'team'];
