import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ms, nothing, requestRid, rowId, slug } from '../schemas.ts';

/** The fund password or an authenticator code; neither is needed while a step-up is valid (A12). */
const factor = {
  fund_password: z.string().min(1).max(128).optional(),
  google_code: z.string().max(32).optional(),
};

export const payoutNetwork = z.enum(['trc20', 'erc20']);

export const bankCard = z.object({
  id: rowId,
  bank: slug,
  bank_name: z.string(),
  holder: z.string(),
  last4: z.string(),
  branch: z.string(),
  is_default: z.boolean(),
  /** Refuses withdrawals before this time (P4); null when not locked. */
  locked_until: ms.nullable(),
  created_at: ms,
});

export const payoutWallet = z.object({
  id: rowId,
  network: payoutNetwork,
  /** In the network's notation: EIP-55 or Base58Check. */
  address: z.string(),
  alias: z.string(),
  is_default: z.boolean(),
  locked_until: ms.nullable(),
  created_at: ms,
});

const one = z.object({ id: rowId });
const guarded = [
  'trial_not_allowed',
  'fund_password_missing',
  'fund_password_incorrect',
  'google_auth_incorrect',
  'step_up_required',
] as const;

/** Removes a card or an address from the account. */
const removal = <Path extends string>(path: Path, what: string) =>
  endpoint('POST', path, {
    request: one.extend(factor),
    reply: nothing,
    errors: [...guarded, 'not_found'],
    access: 'session',
    limit: 'other',
    writes: true,
    about: `Removes ${what} from the account. Pending withdrawals to it continue.`,
  });

/** Makes a card or an address the default. */
const preference = <Path extends string>(path: Path, what: string) =>
  endpoint('POST', path, {
    request: one,
    reply: nothing,
    errors: ['trial_not_allowed', 'not_found'],
    access: 'session',
    limit: 'other',
    writes: true,
    about: `Makes ${what} the default.`,
  });

export const bankList = endpoint('POST', '/api/bank/list', {
  request: nothing,
  reply: z.object({
    items: z.array(bankCard),
    max: z.int(),
    banks: z.array(z.object({ id: slug, name: z.string() })),
    /** Name on the first card; every further card must carry it. */
    holder: z.string().nullable(),
  }),
  errors: ['trial_not_allowed'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The player's bank cards for withdrawals, and the supported banks.",
});

export const bankAdd = endpoint('POST', '/api/bank/add', {
  request: z.object({
    rid: requestRid.optional(),
    holder: z.string().min(1).max(60),
    bank: slug,
    /** Digits; blanks between them are allowed. */
    number: z.string().min(8).max(40),
    branch: z.string().max(60).default(''),
    ...factor,
  }),
  reply: bankCard,
  errors: [...guarded, 'payout_account_invalid', 'payout_account_limit', 'self_excluded'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Adds a bank card; it takes withdrawals after 24 h (P4, A12).',
});

export const bankRemove = removal('/api/bank/remove', 'a bank card');

export const bankDefault = preference('/api/bank/default', 'a bank card');

export const payoutWalletList = endpoint('POST', '/api/wallet/list', {
  request: nothing,
  reply: z.object({ items: z.array(payoutWallet), max: z.int() }),
  errors: ['trial_not_allowed'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The player's USDT addresses for withdrawals; wallets for signing in are listed elsewhere.",
});

export const payoutWalletAdd = endpoint('POST', '/api/wallet/add', {
  request: z.object({
    rid: requestRid.optional(),
    network: payoutNetwork,
    address: z.string().min(20).max(64),
    alias: z.string().max(30).default(''),
    ...factor,
  }),
  reply: payoutWallet,
  errors: [...guarded, 'payout_account_invalid', 'payout_account_limit', 'self_excluded'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Adds a USDT address after checking its checksum; it takes withdrawals after 24 h (P4, A12).',
});

export const payoutWalletRemove = removal('/api/wallet/remove', 'a USDT address');

export const payoutWalletDefault = preference('/api/wallet/default', 'a USDT address');
