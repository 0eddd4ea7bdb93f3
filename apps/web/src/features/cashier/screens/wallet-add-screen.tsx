import { CashierGate } from '../components/cashier-gate.tsx';
import { PageHead } from '../components/page-head.tsx';
import { WalletAddForm } from '../components/wallet-add-form.tsx';

/** `wallet-add`: adds a wallet for payouts. */
export function WalletAddScreen() {
  return (
    <CashierGate>
      <PageHead title="route_wallet_add" note="wallet_add_note" />
      <WalletAddForm />
    </CashierGate>
  );
}
