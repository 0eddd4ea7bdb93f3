import type { CallPayload, CallReply } from '@tessera/protocol/endpoints';
import { type CallOptions, call } from '../../../platform/http/index.ts';
import { queryClient, queryOptions } from '../../../platform/query/index.ts';

export type BankCards = CallReply<'POST /api/bank/list'>;
export type BankCard = BankCards['items'][number];
export type PayoutWallets = CallReply<'POST /api/wallet/list'>;
export type PayoutWallet = PayoutWallets['items'][number];

/** Query key prefix of the player's payout accounts. */
const PAYOUT = 'payout';

/** Error codes that the form shows at the field concerned. */
const handles: CallOptions['handles'] = [
  'fund_password_incorrect',
  'google_auth_incorrect',
  'payout_account_invalid',
];

export const cardsOptions = () =>
  queryOptions({
    queryKey: [PAYOUT, 'cards'],
    queryFn: ({ signal }) => call('POST /api/bank/list', {}, { signal }),
  });

export const walletsOptions = () =>
  queryOptions({
    queryKey: [PAYOUT, 'wallets'],
    queryFn: ({ signal }) => call('POST /api/wallet/list', {}, { signal }),
  });

function refreshAccounts(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [PAYOUT] });
}

export async function addCard(card: CallPayload<'POST /api/bank/add'>): Promise<BankCard> {
  const added = await call('POST /api/bank/add', card, { handles });
  await refreshAccounts();
  return added;
}

export async function addWallet(wallet: CallPayload<'POST /api/wallet/add'>): Promise<PayoutWallet> {
  const added = await call('POST /api/wallet/add', wallet, { handles });
  await refreshAccounts();
  return added;
}

/** Kind of payout account: bank card or wallet. */
export type AccountKind = 'bank' | 'wallet';

const removeCalls = { bank: 'POST /api/bank/remove', wallet: 'POST /api/wallet/remove' } as const;
const defaultCalls = { bank: 'POST /api/bank/default', wallet: 'POST /api/wallet/default' } as const;

export async function removeAccount(
  kind: AccountKind,
  account: CallPayload<'POST /api/bank/remove'>,
): Promise<void> {
  await call(removeCalls[kind], account, { handles });
  await refreshAccounts();
}

/** Makes an account the default, which forms offer first. */
export async function preferAccount(kind: AccountKind, id: number): Promise<void> {
  await call(defaultCalls[kind], { id });
  await refreshAccounts();
}
