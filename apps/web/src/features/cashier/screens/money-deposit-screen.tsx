import { useState } from 'react';
import { partByForm } from '../../../platform/device/index.ts';
import { Section } from '../../../platform/errors/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useRoute } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { useSocketEvent } from '../../../platform/socket/index.ts';
import { channelsOptions, depositOptions, refreshDeposits } from '../api/deposit.ts';
import { CashierGate } from '../components/cashier-gate.tsx';
import { DepositForm } from '../components/deposit-form.tsx';
import { LimitLeft } from '../components/limit-left.tsx';
import { NotRead } from '../components/not-read.tsx';
import { PageHead } from '../components/page-head.tsx';
import { readId } from '../model/read-id.ts';
import { DepositDesktop } from './deposit.desktop.tsx';
import { DepositPhone } from './deposit.phone.tsx';

const Layout = partByForm({ desktop: DepositDesktop, phone: DepositPhone });
const IdentityForm = lazyPart(async () => (await import('../components/identity-form.tsx')).IdentityForm);
const DepositView = lazyPart(async () => (await import('../components/deposit-view.tsx')).DepositView);
const DepositHistory = lazyPart(async () => (await import('../components/order-history.tsx')).DepositHistory);

/**
 * `money-recharge`: channel and amount, then the payment, then its progress. Parameters: `id` shows that
 * deposit; `channel` and `amount` prefill the form.
 */
export function MoneyDepositScreen() {
  return (
    <CashierGate>
      <Cashier />
    </CashierGate>
  );
}

function Cashier() {
  const { params } = useRoute();
  const id = readId(params.id);
  const [history, setHistory] = useState(false);
  const showAll = () => setHistory(true);
  useSocketEvent('balance', ({ cause }) => {
    if (cause === 'deposit') void refreshDeposits();
  });
  return (
    <>
      <PageHead title="route_money_recharge" note="recharge_note" onAll={showAll}>
        <LimitLeft />
      </PageHead>
      {id === undefined ? <Start onAll={showAll} /> : <One id={id} onAll={showAll} />}
      {history && <DepositHistory onClose={() => setHistory(false)} />}
    </>
  );
}

function Start({ onAll }: { onAll: () => void }) {
  const channels = useQuery(channelsOptions());
  const isNew = channels.data && channels.data.identity.state !== 'verified';
  return (
    <Layout deposit="new" onAll={onAll}>
      {channels.data && isNew && <IdentityForm identity={channels.data.identity} />}
      {channels.data && !isNew && <DepositForm {...channels.data} />}
      {!channels.data && <NotRead of={[channels]} />}
    </Layout>
  );
}

function One({ id, onAll }: { id: number; onAll: () => void }) {
  const deposit = useQuery(depositOptions(id));
  return (
    <Layout deposit={deposit.data} onAll={onAll}>
      {deposit.data && (
        <Section name="deposit">
          <DepositView deposit={deposit.data} />
        </Section>
      )}
      {!deposit.data && <NotRead of={[deposit]} />}
    </Layout>
  );
}
