import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, issueText, ms, pageSize, ppm, requestRid, rowId, slug, userName } from '../schemas.ts';
import { maskedFields } from './permissions.ts';

/** Fixed views of the list. `break`: a break or pause in force. `held`: a withdrawal that waits for operators. `marked`: a marker of harm of the last 30 days. */
export const playerViews = ['all', 'break', 'excluded', 'disabled', 'held', 'marked', 'online'] as const;
export const playerView = z.enum(playerViews);

/** Why a field is revealed. */
export const revealPurposes = ['withdrawal', 'call', 'compliance', 'other'] as const;

const errors = ['operator_address_refused', 'operator_not_permitted'] as const;
const one = z.object({ id: rowId });
const page = one.extend({ before: rowId.optional(), size: pageSize });

const playerRow = z.object({
  id: rowId,
  userName,
  kind: z.enum(['player', 'agent']),
  /** First letter of the verified name; null for a role that may not see it, and without a verified name. */
  name: z.string().nullable(),
  enabled: z.boolean(),
  guard: z.enum(['break', 'exclusion']).nullable(),
  identity: z.enum(['verified', 'unclear', 'refused']).nullable(),
  balance: amountText,
  currency: z.string(),
  /** Markers of harm of the last 30 days. */
  markers: z.int(),
  /** A withdrawal waits for operators. */
  held: z.boolean(),
  registeredAt: ms,
  seenAt: ms.nullable(),
});

export const consolePlayerList = endpoint('POST', '/console/player/list', {
  request: z.object({
    view: playerView.default('all'),
    /**
     * Beginning of the name, id, a whole e-mail address or phone number, last four digits of a card, a whole wallet address, or the mark
     * of a device (12 hex digits). Documents are never searched. At most 200 are found.
     */
    word: z.string().trim().min(1).max(120).optional(),
    /** Registered in these last days. */
    registered: z.union([z.literal(7), z.literal(30), z.literal(90)]).optional(),
    identity: z.enum(['verified', 'unverified']).optional(),
    kind: z.enum(['player', 'agent']).optional(),
    /** `balance` is for searches and all views but `all`; it answers one page. */
    sort: z.enum(['newest', 'balance']).default('newest'),
    before: rowId.optional(),
    size: pageSize,
  }),
  reply: z.object({
    items: z.array(playerRow).max(100),
    next: rowId.nullable(),
    /** Players of the narrow views, each counted up to 1 000. */
    counts: z.object({
      break: z.int(),
      excluded: z.int(),
      disabled: z.int(),
      held: z.int(),
      marked: z.int(),
      online: z.int(),
    }),
  }),
  errors,
  access: { operator: 'player.read' },
  limit: 'other',
  writes: false,
  about:
    'Players, the newest first, masked by role. The word of a search is only in the sealed body, never in an address. `validation_failed` for the number of a document.',
});

const limitKind = z.enum(['deposit', 'stake', 'loss', 'session']);
const limitPeriod = z.enum(['bet', 'day', 'week', 'month', 'session']);

export const consolePlayerGet = endpoint('POST', '/console/player/get', {
  request: one,
  reply: playerRow.extend({
    language: z.string(),
    rebatePpm: ppm,
    /** Balances by kind of account: `main`, `held` by chases, `wd_hold` by withdrawals, `transit`, `platform:ID`. */
    balances: z.array(z.object({ kind: z.string(), amount: amountText })).max(50),
    lifetime: z.object({
      deposited: amountText,
      withdrawn: amountText,
      staked: amountText,
      returned: amountText,
    }),
    contacts: z
      .array(
        z.object({ kind: z.enum(['email', 'phone']), masked: z.string(), at: ms, bouncedAt: ms.nullable() }),
      )
      .max(2),
    payees: z
      .array(
        z.object({
          id: rowId,
          kind: z.enum(['bank', 'wallet']),
          /** Bank or network. */
          bank: z.string(),
          /** Last digits; null for a role that may not see accounts. */
          shown: z.string().nullable(),
          at: ms,
          removedAt: ms.nullable(),
        }),
      )
      .max(50),
    security: z.object({
      authenticator: z.boolean(),
      fundPassword: z.boolean(),
      wallets: z.int(),
      passwordAt: ms.nullable(),
      withdrawLockedUntil: ms.nullable(),
    }),
    limits: z
      .array(
        z.object({
          kind: limitKind,
          period: limitPeriod,
          /** In minutes for `session`. */
          value: z.string(),
          /** A looser value that only the player can confirm; null removes the limit. */
          pending: z.object({ value: z.string().nullable(), from: ms }).nullable(),
        }),
      )
      .max(20),
    breaks: z.object({
      pauseUntil: ms.nullable(),
      timeoutUntil: ms.nullable(),
      excludedAt: ms.nullable(),
      excludedUntil: ms.nullable(),
      exclusionEndsAt: ms.nullable(),
    }),
    harm: z.array(z.object({ kind: z.string(), at: ms })).max(50),
    linked: z
      .array(
        z.object({
          id: rowId,
          userName,
          by: z.array(z.enum(['device', 'payee', 'person'])),
          enabled: z.boolean(),
          guard: z.enum(['break', 'exclusion']).nullable(),
        }),
      )
      .max(20),
    sessions: z
      .array(
        z.object({
          id: rowId,
          /** Mark of the browser, the same for all players who used it. */
          mark: z.string(),
          device: z.string(),
          address: z.string(),
          at: ms,
          lastAt: ms,
          endedAt: ms.nullable(),
          ended: z.string().nullable(),
        }),
      )
      .max(20),
    /** Commands about the player that wait. */
    waiting: z.array(rowId).max(10),
    reveals: z.array(z.enum(maskedFields)),
  }),
  errors: [...errors, 'not_found'],
  access: { operator: 'player.read' },
  limit: 'other',
  writes: false,
  about: 'One player: balances, contacts and payees masked, limits and breaks, sessions, linked accounts.',
});

export const consolePlayerEntries = endpoint('POST', '/console/player/entries', {
  request: page,
  reply: z.object({
    items: z
      .array(
        z.object({
          id: rowId,
          /** Kind of the movement, with its name in the language of the call. */
          kind: z.string(),
          name: z.string(),
          key: z.string(),
          amount: amountText,
          /** Main balance after the entry. */
          after: amountText,
          at: ms,
        }),
      )
      .max(100),
    next: rowId.nullable(),
  }),
  errors: [...errors, 'not_found'],
  access: { operator: 'player.read' },
  limit: 'other',
  writes: false,
  about: 'Ledger entries of the main balance with the balance after each, the newest first.',
});

export const consolePlayerBets = endpoint('POST', '/console/player/bets', {
  request: page,
  reply: z.object({
    items: z
      .array(
        z.object({
          id: rowId,
          draw: rowId,
          lottery: slug,
          issue: issueText,
          play: slug,
          stake: amountText,
          payout: amountText.nullable(),
          state: z.string(),
          at: ms,
        }),
      )
      .max(100),
    next: rowId.nullable(),
  }),
  errors: [...errors, 'not_found'],
  access: { operator: 'player.read' },
  limit: 'other',
  writes: false,
  about: 'Bets of a player with their draws, the newest first.',
});

export const consolePlayerTimeline = endpoint('POST', '/console/player/timeline', {
  request: page,
  reply: z.object({
    items: z
      .array(
        z.object({
          id: rowId,
          at: ms,
          by: z.enum(['player', 'operator', 'service']),
          /** Name of the operator. */
          byName: z.string().nullable(),
          action: z.string(),
          result: z.string(),
        }),
      )
      .max(100),
    next: rowId.nullable(),
  }),
  errors: [...errors, 'not_found'],
  access: { operator: 'player.read' },
  limit: 'other',
  writes: false,
  about: 'What the log has about a player, without its details, the newest first.',
});

const noteText = z.string().trim().min(1).max(1_000);

export const consolePlayerNotes = endpoint('POST', '/console/player/notes', {
  request: page,
  reply: z.object({
    items: z.array(z.object({ id: rowId, by: z.string(), text: noteText, at: ms })).max(100),
    next: rowId.nullable(),
  }),
  errors: [...errors, 'not_found'],
  access: { operator: 'player.read' },
  limit: 'other',
  writes: false,
  about: 'Notes of operators about a player, the newest first. A note never changes.',
});

export const consolePlayerNote = endpoint('POST', '/console/player/note', {
  request: one.extend({ rid: requestRid, text: noteText }),
  reply: z.object({ id: rowId }),
  errors: [...errors, 'not_found', 'clock_skew', 'idempotency_conflict'],
  access: { operator: 'player.note' },
  limit: 'other',
  writes: true,
  about: 'Adds a note about a player. The log has that it was added, not its text.',
});

export const consolePlayerReveal = endpoint('POST', '/console/player/reveal', {
  request: one.extend({
    rid: requestRid,
    field: z.enum(maskedFields),
    /** Which account, for the field `account`. */
    payee: rowId.optional(),
    purpose: z.enum(revealPurposes),
    /** Number of the withdrawal, case or call. */
    reference: z.string().trim().min(3).max(60),
  }),
  reply: z.object({ value: z.string(), hideAt: ms }),
  errors: [...errors, 'not_found', 'clock_skew'],
  access: { operator: 'player.reveal' },
  limit: 'other',
  writes: true,
  about:
    'Shows one masked field for 60 s. The log has it with its purpose and reference before it is shown. At most 10 a minute for one operator, those of withdrawals included.',
});
