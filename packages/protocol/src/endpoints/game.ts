import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  amountText,
  cursor,
  languageCode,
  ms,
  names,
  nothing,
  pageSize,
  ppm,
  requestRid,
  rowId,
  slug,
} from '../schemas.ts';

/** `transfer`: the platform holds its own balance per player. `seamless`: it plays with the main balance. */
export const gameWallet = z.enum(['transfer', 'seamless']);
/**
 * `maintenance`: closed by Tessera or by the platform. `down`: it does not answer. Money cannot be moved in either
 * state.
 */
export const platformState = z.enum(['open', 'maintenance', 'down']);
export const gameCategory = z.enum(['slots', 'crash', 'dice', 'cards', 'fishing', 'instant']);

export const gameRow = z.object({
  id: slug,
  plat: slug,
  category: gameCategory,
  name: names,
  /** Id of the game's picture in the client's artwork. */
  art: slug,
  language: z.array(languageCode),
  enabled: z.boolean(),
  hot: z.boolean(),
  /** Lowest return to player over all choices in the game's rules, rounded down. */
  rtp_ppm: ppm,
});

export const gameList = endpoint('POST', '/api/game/list', {
  request: nothing,
  reply: z.array(gameRow),
  errors: [],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'Games of the connected platforms.',
});

export const platformRow = z.object({
  id: slug,
  /** In the language of the call. */
  name: z.string(),
  /** Languages the platform supports; `value` is the one that `enter` takes. */
  language: z.array(z.object({ label: z.string(), value: languageCode })),
  wallet: gameWallet,
  state: platformState,
});

export const platformList = endpoint('GET', '/api/game/plat/list', {
  request: nothing,
  reply: z.array(platformRow),
  errors: [],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'Game platforms (R3.9) with their current state.',
});

/** Accepts any text or number; the amount grammar M1 then decides and answers `amount_invalid`. */
const signedCount = z.union([z.string().max(40), z.number()]);

export const gameTransfer = endpoint('POST', '/api/game/transfer', {
  request: z.object({
    rid: requestRid.optional(),
    plat: slug,
    /** Positive into the platform, negative out of it; never zero. */
    count: signedCount,
  }),
  reply: z.string(),
  errors: [
    'amount_invalid',
    'balance_insufficient',
    'transfer_pending',
    'provider_unavailable',
    'not_found',
    'trial_not_allowed',
    'limit_loss_reached',
    'session_limit_reached',
    'reality_check_due',
    'timeout_active',
    'self_excluded',
    'platform_closed',
    'clock_skew',
    'idempotency_conflict',
  ],
  access: 'session',
  limit: 'transfer',
  writes: true,
  about:
    'Moves money between the main account and a platform; returns the notice to show. `transfer_pending` also when ' +
    'the platform has not confirmed this one yet: the server completes it, and a retry with the same `rid` asks again.',
});

export const gameBalance = endpoint('POST', '/api/game/update/balance', {
  request: z.object({ plats: z.array(slug).max(20) }),
  /** Balance by platform; unreachable platforms are left out. */
  reply: z.record(slug, amountText),
  errors: ['trial_not_allowed'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "Asks platforms for the player's balances; merged into `balance_game`.",
});

export const gameEnter = endpoint('POST', '/api/game/enter', {
  request: z.object({ game: slug, language: languageCode.optional() }),
  reply: z.object({
    /** URL of the game on the platform's own origin, valid for one player and a short time. */
    url: z.string(),
    plat: slug,
    game: slug,
    name: z.string(),
    wallet: gameWallet,
  }),
  errors: [
    'not_found',
    'provider_unavailable',
    'trial_not_allowed',
    'session_limit_reached',
    'reality_check_due',
    'timeout_active',
    'self_excluded',
    'platform_closed',
    'clock_skew',
  ],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Opens a game. Moves no money.',
});

export const gameRecycle = endpoint('POST', '/api/game/recycle', {
  request: z.object({ rid: requestRid.optional() }),
  reply: z.object({
    moved: amountText,
    /** Amount returned, by platform. */
    plats: z.record(slug, amountText),
    /** Platforms with a transfer in flight or that could not be reached. */
    pending: z.array(slug),
  }),
  errors: ['balance_insufficient', 'trial_not_allowed', 'clock_skew', 'idempotency_conflict'],
  access: 'session',
  limit: 'transfer',
  writes: true,
  about:
    'Moves all platform balances back to the main account (R5.5); `balance_insufficient` when all are zero.',
});

export const transferState = z.enum(['pending', 'done', 'reversed']);

export const recordTransfer = endpoint('POST', '/api/record/transfer', {
  request: z.object({
    plat: slug.optional(),
    state: transferState.optional(),
    limit: pageSize,
    before: cursor.optional(),
  }),
  reply: z.object({
    items: z.array(
      z.object({
        id: rowId,
        plat: slug,
        /** 1 into the platform, -1 out of it. */
        direction: z.union([z.literal(1), z.literal(-1)]),
        amount: amountText,
        state: transferState,
        at: ms,
        done_at: ms.nullable(),
      }),
    ),
    next: cursor.nullable(),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The player's own transfers, newest first.",
});

export const recordGame = endpoint('POST', '/api/record/game', {
  request: z.object({
    plat: slug.optional(),
    game: slug.optional(),
    limit: pageSize,
    before: cursor.optional(),
  }),
  reply: z.object({
    items: z.array(
      z.object({
        id: rowId,
        plat: slug,
        game: slug,
        round: z.string(),
        stake: amountText,
        /** Everything paid back; null while the round is open. */
        payout: amountText.nullable(),
        at: ms,
      }),
    ),
    next: cursor.nullable(),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The player's own game rounds that the platforms have reported, newest first.",
});
