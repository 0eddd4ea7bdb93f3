import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ms, nothing } from '../schemas.ts';
import { googleCode } from './account.ts';

/** Chain of a wallet used for signing in. */
const walletType = z.enum(['eth', 'tron']);
/** `0x` and 40 hex digits, or the 34 letters of a TRON address; the service verifies the checksum. */
const walletAddress = z.string().min(34).max(42);
const walletNonce = z.string().regex(/^[A-Za-z0-9]{16,64}$/);
/** `0x` and r, s, v. */
const walletSignature = z.string().regex(/^0x[0-9a-fA-F]{130}$/);

export const userLoginWithPocket = endpoint('POST', '/api/user/login-with-pocket', {
  request: z.object({
    type: walletType,
    address: walletAddress,
    /** With `signature`: the answer to the text from `wallet_sign_required` (W1). */
    nonce: walletNonce.optional(),
    signature: walletSignature.optional(),
    /** Replaces `nonce` and `signature` after `google_auth_incorrect`: the ticket from that answer. */
    ticket: z.string().max(128).optional(),
    google_code: googleCode.optional(),
    /** Whether to keep a device credential in this browser. */
    remember: z.boolean().default(false),
  }),
  reply: z.object({ token: z.string() }),
  errors: [
    'wallet_sign_required',
    'wallet_nonce_expired',
    'wallet_signature_invalid',
    'pocket_need_bind',
    'google_auth_incorrect',
    'platform_closed',
    'self_excluded',
  ],
  access: 'public',
  limit: 'login',
  writes: true,
  about: 'Signs in with a wallet (R5.4): the first call returns a text to sign, the second the token.',
});

export const walletList = endpoint('POST', '/api/user/wallet/list', {
  request: nothing,
  reply: z.object({
    items: z.array(z.object({ type: walletType, address: z.string(), bound_at: ms })),
    next: z.null(),
  }),
  errors: ['trial_not_allowed'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'Wallets bound to the account for signing in.',
});

export const walletChallenge = endpoint('POST', '/api/user/wallet/challenge', {
  request: z.object({ type: walletType, address: walletAddress, password: z.string().min(1).max(128) }),
  reply: z.object({ nonce: z.string(), message: z.string(), expires: ms }),
  errors: ['trial_not_allowed', 'password_incorrect', 'step_up_required', 'too_many_requests'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Returns the text that a wallet must sign before it is bound (W2).',
});

export const walletBind = endpoint('POST', '/api/user/wallet/bind', {
  request: z.object({
    type: walletType,
    address: walletAddress,
    nonce: walletNonce,
    signature: walletSignature,
  }),
  reply: nothing,
  errors: ['trial_not_allowed', 'wallet_nonce_expired', 'wallet_signature_invalid', 'wallet_taken'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Binds the wallet that signed, so that it can sign in to the account.',
});

export const walletUnbind = endpoint('POST', '/api/user/wallet/unbind', {
  request: z.object({ type: walletType }),
  reply: nothing,
  errors: ['trial_not_allowed', 'step_up_required', 'not_found'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Unbinds the wallet of a chain from the account.',
});
