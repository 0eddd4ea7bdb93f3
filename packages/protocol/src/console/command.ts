import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ms, nothing, pageSize, requestRid, rowId } from '../schemas.ts';
import { type CommandAction, commandActionNames, roles } from './permissions.ts';

/** SHA-256, lower-case hex. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * `pending`: waits for another person. `approved`: enough people have signed, and it is applied at once, so this state is only
 * seen when a node stopped between the two. `stale`: its target changed before it could be approved.
 */
export const commandStates = ['pending', 'approved', 'applied', 'rejected', 'expired', 'stale'] as const;
export const commandState = z.enum(commandStates);
export type CommandState = z.output<typeof commandState>;

// Safe cast: the keys of the table are not empty.
export const commandAction = z.enum(commandActionNames as readonly [CommandAction, ...CommandAction[]]);

/**
 * `setting.change`: the key. `withdrawal.*`: the id. `operator.*`: the name. `policy.change`: the action. `lottery.*`: the lottery.
 * `result.*`: the id of the draw. `player.*`, `payout.*`: the id of the player. `deposit.*`, `difference.*`, `review.*`: the id.
 * `channel.*`: the channel. `rate.set`: the currency. `offer.*`: the offer. `notice.*`: the id of the notice.
 * `case.*`: the id of the case. `theme.publish`: the theme. `text.write`, `text.check`: language and key, `viVn/bet_placed`.
 * `text.publish`: `texts`. `text.import`: the language. `waterback.change`: `rates`. `vip.change`: `levels`.
 */
export const commandTarget = z.string().min(1).max(80);

/**
 * What is asked for. `setting.change`: `{ value }`, the whole new value as JSON; `{ revert: true }` for the default.
 * `withdrawal.approve` and `withdrawal.reject`: `{}`; the reason of a rejection is the reason of the command, and the player reads it.
 * `player.disable`, `player.enable`, `player.factor`, `player.password`: `{}`. `player.grant`: `{ amount }`, as text.
 * `player.limit`: `{ kind, period, value }`, a value as the player sets it, never a looser one. `player.break`: `{ hours }`, 24, 168, 720 or
 * 1008. `player.promotions`: `{}`, switches them off.
 * `case.assign`: `{ owner }`, the name of an operator. `case.contact`: `{ topic }`. `case.plan`: `{ days, indicators }`. `case.evaluate`:
 * `{ outcome }`.
 * `operator.create`: `{ role, person }`. `operator.disable`: `{}`. `policy.change`: `{ needs }`, 1 or 2.
 * `lottery.suspend`, `lottery.resume`, `lottery.enable`, `lottery.disable`, `result.void`: `{}`.
 * `lottery.price`: `{ base, rtpPpm }`. `lottery.caps`: `{ bet, player, draw }`, amounts as text.
 * `withdrawal.mark`: `{ outcome }`, `confirmed` or `failed`. `deposit.credit`, `deposit.return`: `{ payment }`, the id at its provider.
 * `channel.open`, `channel.close`, `review.close`, `payout.lock`, `payout.unlock`: `{}`. `channel.terms`: `{ min, max, feePpm, feeFixed }`,
 * amounts as text. `rate.set`: `{ value }`, as text. `difference.close`: `{ outcome }`.
 * `offer.create`: an offer without its id, as `npm run ops -- offer create` takes it: `{ name, terms, starts, ends?, budget?, perPlayer?,
 * audience?, currency? }`. `offer.live`: `{ version }`. `offer.stop`: `{}`.
 * `notice.publish`: `{ kind, audience, starts, ends, weight, body, mustAck }`, times in ms, `starts` null for at once, `body` by language
 * `{ title, html }`; the HTML is cleaned, and what is shown is the cleaned one. `notice.stop`: `{}`.
 * `theme.publish`: `{ changes }`, the colours over the shipped theme, none for the shipped theme again. `text.write`: `{ text, sourceHash }`, the
 * text null for the shipped one again. `text.check`: `{ version, fits }`. `text.publish`: `{}`, all checked texts.
 * `text.import`: `{ texts }`, up to 500 `{ key, text, sourceHash }` as a file of texts was read.
 * `waterback.change`: `{ from, lottery, platform }`, the first day `2026-12-01` and the rates by level in ppm, level 1 first.
 * `vip.change`: `{ from, levels }`, the first day and eight levels `{ turnover, promotion, weekly, monthly, birthday, withdrawals,
 * withdrawalMax }`, level 1 first, amounts as text.
 * `result.enter`, `result.correct`: `{ numbers }`. A command keeps a seal of them (`{ sealed }`) and never the numbers.
 */
export const commandPayload = z.record(z.string().max(40), z.unknown());

export const commandReason = z.string().trim().min(3).max(200);

/** Exactly what an operator is shown and approves. `shownHash` is the SHA-256 of its canonical JSON, with the reason. */
const shown = z.object({
  action: commandAction,
  target: commandTarget,
  /** Version of the target that the command is based on. */
  targetVersion: z.string(),
  payload: commandPayload,
  /** Value before and after; null without a value, and for secrets. */
  before: z.unknown(),
  after: z.unknown(),
});

const person = z.object({ id: rowId, name: z.string(), person: z.string(), role: z.enum(roles) });

export const commandRow = z.object({
  id: rowId,
  action: commandAction,
  target: commandTarget,
  state: commandState,
  reason: z.string(),
  maker: person,
  /** People needed in all, the maker included. */
  needs: z.int().min(1).max(2),
  at: ms,
  expiresAt: ms,
  endedAt: ms.nullable(),
  /** Whether it is the caller's own. */
  own: z.boolean(),
  /** Whether the caller may approve it now. */
  mayApprove: z.boolean(),
  mayReject: z.boolean(),
});

export const commandDetail = commandRow.extend({
  shown,
  payloadHash: sha256,
  shownHash: sha256,
  /** Who decided, in their order; the first is the maker. */
  decisions: z
    .array(
      z.object({ by: person, what: z.enum(['propose', 'approve', 'reject']), at: ms, reason: z.string() }),
    )
    .max(20),
  /** The target as it is now: another version than `shown.targetVersion` means that it can only become stale. */
  now: z.object({ targetVersion: z.string(), value: z.unknown() }),
});

export const consoleCommandList = endpoint('POST', '/console/command/list', {
  request: z.object({
    /** `mine`: proposed by the caller. `waiting`: pending ones that the caller may approve. */
    view: z.enum(['waiting', 'mine', 'all']).default('waiting'),
    state: commandState.optional(),
    /** Rows before this id. */
    before: rowId.optional(),
    size: pageSize,
  }),
  reply: z.object({ items: z.array(commandRow).max(100), next: rowId.nullable(), waiting: z.int() }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'command.read' },
  limit: 'other',
  writes: false,
  about: 'Commands, the newest first, and how many wait for the caller (counted up to 100).',
});

export const consoleCommandGet = endpoint('POST', '/console/command/get', {
  request: z.object({ id: rowId }),
  reply: commandDetail,
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found'],
  access: { operator: 'command.read' },
  limit: 'other',
  writes: false,
  about: 'One command with everything that is approved by its hash, and its target as it is now.',
});

const asked = z.object({
  action: commandAction,
  target: commandTarget,
  payload: commandPayload,
  reason: commandReason,
});
const proposalErrors = [
  'operator_address_refused',
  'operator_not_permitted',
  'not_found',
  'command_invalid',
  'command_same',
  'command_nobody',
  'command_stale',
  'offer_invalid',
  'offer_requirement',
  'offer_budget',
  'offer_budget_less',
  'offer_not_draft',
  'offer_over',
  'offer_overlaps',
  'command_own',
  'theme_contrast',
  'text_refused',
  'water_back_edge',
] as const;

export const consoleCommandTry = endpoint('POST', '/console/command/try', {
  request: asked,
  reply: z.object({ shown, shownHash: sha256, payloadHash: sha256, needs: z.int().min(1).max(2) }),
  errors: proposalErrors,
  access: { operator: 'self' },
  limit: 'other',
  writes: false,
  // An import of texts.
  large: true,
  about:
    'A trial: checks a command and answers what it would change, without keeping anything. Needs the permission of the action.',
});

export const consoleCommandPropose = endpoint('POST', '/console/command/propose', {
  request: asked.extend({ rid: requestRid, shownHash: sha256 }),
  reply: commandDetail,
  errors: [...proposalErrors, 'clock_skew', 'idempotency_conflict'],
  access: { operator: 'self' },
  limit: 'other',
  writes: true,
  // An import of texts.
  large: true,
  about:
    'Proposes what a trial has shown, by the hash of it. Applied at once where one person is enough, otherwise it waits for another. Needs the permission of the action.',
});

const decisionErrors = [
  'operator_address_refused',
  'operator_not_permitted',
  'not_found',
  'clock_skew',
  'command_expired',
  'command_ended',
] as const;

export const consoleCommandApprove = endpoint('POST', '/console/command/approve', {
  request: z.object({
    rid: requestRid,
    id: rowId,
    shownHash: sha256,
    /** Of a command with sealed numbers: the numbers as the second person enters them. */
    entry: z.unknown().optional(),
  }),
  reply: commandDetail,
  errors: [
    ...decisionErrors,
    'command_own',
    'command_stale',
    'command_invalid',
    'entry_needed',
    'entry_differs',
    'offer_budget',
  ],
  access: { operator: 'command.approve' },
  limit: 'other',
  writes: true,
  about:
    'Approves what was shown, by id and hash alone. Applied in the same transaction when enough people have approved. `command_stale` and `entry_differs` also end the command.',
});

export const consoleCommandReject = endpoint('POST', '/console/command/reject', {
  request: z.object({ rid: requestRid, id: rowId, reason: commandReason }),
  reply: commandDetail,
  errors: decisionErrors,
  access: { operator: 'command.reject' },
  limit: 'other',
  writes: true,
  about: 'Rejects a command, or withdraws an own one. One person is enough.',
});

export const consolePolicyList = endpoint('POST', '/console/policy/list', {
  request: nothing,
  reply: z.object({
    items: z
      .array(
        z.object({
          action: commandAction,
          needs: z.int().min(1).max(2),
          /** People that the action never needs fewer of. */
          least: z.int().min(1).max(2),
          version: z.string(),
          at: ms.nullable(),
        }),
      )
      .max(50),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'command.read' },
  limit: 'other',
  writes: false,
  about: 'How many people each action needs. Changing it is a command that always needs two.',
});
