import { CashierGate } from '../components/cashier-gate.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PayoutAccounts } from '../components/payout-accounts.tsx';

/** `wallet-manage`: the payout accounts, the same page as `bank-manage`. */
export function WalletManageScreen() {
  return (
    <CashierGate>
      <PageHead title="route_wallet_manage" note="payout_note" />
      <PayoutAccounts />
    </CashierGate>
  );
}
