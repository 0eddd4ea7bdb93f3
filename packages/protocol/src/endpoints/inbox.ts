import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { INBOX_UNREAD_MAX, type InboxType, inboxKinds, inboxTypes } from '../inbox.ts';
import { amountText, cursor, issueText, ms, names, nothing, pageSize, ppm, rowId, slug } from '../schemas.ts';
import { zoneNamed } from '../time.ts';

const kind = z.enum(inboxKinds);
const type = z.enum(Object.keys(inboxTypes) as [InboxType, ...InboxType[]]);

const line = <Type extends InboxType, Data extends z.ZodRawShape>(of: Type, data: Data) =>
  z.object({ id: rowId, type: z.literal(of), data: z.object(data), at: ms, read: z.boolean() });

/** The player's bets of one draw. `bet`: the only one, or the only one that won; else null. */
const bets = { lottery: slug, issue: issueText, bets: z.int().positive(), bet: rowId.nullable() };
/** A room of chat. */
const room = { room: slug, kind: z.enum(['hall', 'family', 'service', 'team']) };
const withdrawal = { withdrawal: rowId, amount: amountText, currency: z.string() };

/** An event of the notification centre. `data` has what its line says and where it leads. */
export const inboxEvent = z.discriminatedUnion('type', [
  line('draw.settled', { ...bets, won: z.int().nonnegative(), stake: amountText, payout: amountText }),
  line('draw.void', { ...bets, stake: amountText }),
  line('draw.corrected', { ...bets, extra: amountText }),
  /** `placed` of its `total` issues were placed. `refused`: the player may no longer bet. */
  line('chase.ended', {
    chase: rowId,
    lottery: slug,
    by: z.enum(['finished', 'won', 'loss', 'refused']),
    placed: z.int().nonnegative(),
    total: z.int().positive(),
  }),
  line('deposit.credited', { deposit: rowId, amount: amountText }),
  line('withdrawal.paid', withdrawal),
  line('withdrawal.refused', { ...withdrawal, state: z.enum(['rejected', 'failed']) }),
  line('guard.marked', {}),
  line('guard.excluded', {}),
  /** An operator wrote: how the player is, about limits and breaks, or where help is. */
  line('guard.contacted', { topic: z.enum(['check_in', 'limits', 'help']) }),
  line('security.changed', {
    what: z.enum([
      'password_changed',
      'password_recovered',
      'fund_password_changed',
      'google_on',
      'google_off',
      'wallet_on',
      'wallet_off',
      'payout_on',
      'payout_off',
      'contact_on',
      'contact_off',
      'codes_made',
      'token_reuse',
    ]),
  }),
  /** Browser and system as common product names, empty when unknown. */
  line('security.device', { device: z.string() }),
  line('reward.given', { reward: rowId, source: z.string(), amount: amountText, currency: z.string() }),
  /** Water-back of a day can be claimed. */
  line('waterback.ready', { day: z.iso.date(), amount: amountText, currency: z.string() }),
  line('vip.rose', { level: z.int().positive() }),
  line('team.rate', { rate_ppm: ppm, from: z.iso.date() }),
  /** The name is masked. */
  line('team.joined', { name: z.string() }),
  /** Customer service answered, and the player had not read it some seconds later. `seq`: number of the answer. */
  line('case.answered', { case: rowId, seq: z.int().positive() }),
  line('case.resolved', { case: rowId }),
  /** What a moderator did that concerns the player. `until`: end of a mute. */
  line('chat.act', {
    act: rowId,
    ...room,
    what: z.enum(['mute', 'unmute', 'remove']),
    reason: z.string(),
    until: ms.nullable(),
  }),
  /** A message that the player reported was removed, or moderators found nothing to remove. */
  line('chat.report', { ...room, seq: z.int().positive(), removed: z.boolean() }),
  /** The player's appeal against an act has its answer. */
  line('chat.appeal', { act: rowId, ...room, upheld: z.boolean(), reason: z.string() }),
  /** A notice that the player has to acknowledge; titles by language, English always. */
  line('notice.posted', { notice: slug, version: z.int().positive(), titles: names }),
]);
export type InboxEvent = z.output<typeof inboxEvent>;

export const userInboxList = endpoint('POST', '/api/user/inbox/list', {
  request: z.object({
    /** Only events of this kind. */
    kind: kind.optional(),
    /** `next` of the page before. */
    cursor: cursor.optional(),
    limit: pageSize,
  }),
  reply: z.object({ items: z.array(inboxEvent), next: z.string().nullable() }),
  errors: ['validation_failed'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'Events of the notification centre, newest first, kept for 90 days.',
});

export const userInboxUnread = endpoint('POST', '/api/user/inbox/unread', {
  request: nothing,
  reply: z.object({
    /** The newest of them. */
    items: z.array(z.object({ id: rowId, type })).max(INBOX_UNREAD_MAX),
    /** Whether there are more than these. */
    more: z.boolean(),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'The unread events, at most a hundred, for the count.',
});

export const userInboxRead = endpoint('POST', '/api/user/inbox/read', {
  request: z.object({ id: rowId }),
  reply: nothing,
  errors: ['not_found'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Marks an event as read on all devices. Marking it again changes nothing.',
});

export const userInboxReadAll = endpoint('POST', '/api/user/inbox/read-all', {
  request: z.object({
    /** The newest event that the player was shown: later ones stay unread. */
    up_to: rowId,
  }),
  reply: nothing,
  errors: [],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Marks every event up to one as read on all devices.',
});

/** Minute of a day, 0 at midnight. */
const minute = z.int().min(0).max(1439);

const freeKind = kind.exclude(['guard', 'security']);

const settings = z.object({
  /** Kinds that are listed without being announced or counted as unread; never `guard` and `security`. */
  off: z.array(freeKind).max(inboxKinds.length),
  /** Kinds without push messages. A kind in `off` has none either. */
  push_off: z.array(freeKind).max(inboxKinds.length),
  /** Whether push messages show amounts, which then stand on a locked screen. */
  push_amounts: z.boolean(),
  /** Every day from `from` until before `to`, over midnight when `to` is less. Null: no quiet hours. */
  quiet: z
    .object({
      from: minute,
      to: minute,
      zone: z
        .string()
        .max(64)
        .refine((name) => zoneNamed(name) !== undefined),
    })
    .refine(({ from, to }) => from !== to, { path: ['to'] })
    .nullable(),
});

export const userInboxSettings = endpoint('POST', '/api/user/inbox/settings', {
  request: nothing,
  reply: settings,
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'What is announced to the player, on pages and by push messages, and the quiet hours.',
});

export const userInboxSettingsSet = endpoint('POST', '/api/user/inbox/settings/set', {
  request: settings,
  reply: settings,
  errors: ['validation_failed'],
  access: 'session',
  limit: 'other',
  writes: true,
  about:
    'Sets what is announced, on pages and by push messages, and the quiet hours. Quiet hours silence toasts, sounds and push messages, never the list; what guards the player is always announced.',
});
