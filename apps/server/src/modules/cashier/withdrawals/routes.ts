import { endpoints } from '@tessera/protocol/endpoints';
import { AppError, type Register } from '../../../http/index.ts';
import { createWithdrawal } from './create.ts';
import { playerOf } from './factor.ts';
import { withdrawalPage } from './list.ts';
import { quoteWithdrawal } from './quote.ts';
import { findWithdrawal } from './row.ts';
import type { Withdrawals } from './service.ts';

/** `/api/bank`, `/api/wallet` and `/api/withdraw`. */
export function withdrawalRoutes(register: Register, { deps, payees }: Withdrawals): void {
  const { store, identity } = deps;
  register(endpoints.bankList, (_, context) => payees.cards(context));
  register(endpoints.bankAdd, (input, context) => payees.addCard(input, context));
  register(endpoints.bankRemove, (input, context) => payees.remove('bank', input, context));
  register(endpoints.bankDefault, ({ id }, context) => payees.makeDefault('bank', id, context));
  register(endpoints.payoutWalletList, (_, context) => payees.wallets(context));
  register(endpoints.payoutWalletAdd, (input, context) => payees.addWallet(input, context));
  register(endpoints.payoutWalletRemove, (input, context) => payees.remove('wallet', input, context));
  register(endpoints.payoutWalletDefault, ({ id }, context) => payees.makeDefault('wallet', id, context));

  register(endpoints.withdrawQuote, (input, context) => quoteWithdrawal(input, context, deps));
  // The answer is stored with the withdrawal, in the same transaction (L6).
  register(endpoints.withdrawCreate, (input, context) => createWithdrawal(input, context, deps));
  register(endpoints.withdrawDetail, async ({ id }, context) => {
    const user = await playerOf(context, identity);
    const found = await findWithdrawal(store, user.id, BigInt(id), context.language);
    if (!found) throw new AppError('not_found');
    return found;
  });
  register(endpoints.withdrawRecord, async (input, context) => {
    const user = await playerOf(context, identity);
    return withdrawalPage(store, user.id, input, context);
  });
}
