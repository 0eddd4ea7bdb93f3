import { CashierGate } from '../components/cashier-gate.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PayoutAccounts } from '../components/payout-accounts.tsx';

/** `bank-manage`: the payout accounts. */
export function BankManageScreen() {
  return (
    <CashierGate>
      <PageHead title="route_bank_manage" note="payout_note" />
      <PayoutAccounts />
    </CashierGate>
  );
}
