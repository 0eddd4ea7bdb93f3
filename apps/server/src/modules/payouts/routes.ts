import { endpoints } from '@tessera/protocol/endpoints';
import { AppError, type Register } from '../../http/index.ts';
import { playerOf } from './factor.ts';
import type { Payouts } from './service.ts';
import { createWithdrawal } from './withdrawals/create.ts';
import { withdrawalPage } from './withdrawals/list.ts';
import { quoteWithdrawal } from './withdrawals/quote.ts';
import { findWithdrawal } from './withdrawals/row.ts';

/** `/api/bank`, `/api/wallet` and `/api/withdraw`. */
export function payoutRoutes(register: Register, { deps, accounts }: Payouts): void {
  const { store, identity } = deps;
  register(endpoints.bankList, (_, context) => accounts.cards(context));
  register(endpoints.bankAdd, (input, context) => accounts.addCard(input, context));
  register(endpoints.bankRemove, (input, context) => accounts.remove('bank', input, context));
  register(endpoints.bankDefault, ({ id }, context) => accounts.makeDefault('bank', id, context));
  register(endpoints.payoutWalletList, (_, context) => accounts.wallets(context));
  register(endpoints.payoutWalletAdd, (input, context) => accounts.addWallet(input, context));
  register(endpoints.payoutWalletRemove, (input, context) => accounts.remove('wallet', input, context));
  register(endpoints.payoutWalletDefault, ({ id }, context) => accounts.makeDefault('wallet', id, context));

  register(endpoints.withdrawQuote, (input, context) => quoteWithdrawal(input, context, deps));
  // The answer is stored with the withdrawal, in the same transaction (L6).
  register(endpoints.withdrawCreate, (input, context) => createWithdrawal(input, context, deps));
  register(endpoints.withdrawDetail, async ({ id }, context) => {
    const user = await playerOf(context, identity);
    const found = await findWithdrawal(store, user.id, BigInt(id));
    if (!found) throw new AppError('not_found');
    return found;
  });
  register(endpoints.withdrawRecord, async (input, context) => {
    const user = await playerOf(context, identity);
    return withdrawalPage(store, user.id, input, context.now);
  });
}
