import { Note } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { cardsOptions } from '../api/payout.ts';
import { BankAddForm } from '../components/bank-add-form.tsx';
import { CashierGate } from '../components/cashier-gate.tsx';
import { NotRead } from '../components/not-read.tsx';
import { PageHead } from '../components/page-head.tsx';

/** `bank-add`: adds a bank card for payouts. */
export function BankAddScreen() {
  return (
    <CashierGate>
      <PageHead title="route_bank_add" note="bank_add_note" />
      <Form />
    </CashierGate>
  );
}

function Form() {
  const t = useT();
  const cards = useQuery(cardsOptions());
  const { data } = cards;
  if (!data) return <NotRead of={[cards]} />;
  if (data.items.length >= data.max) return <Note icon={Info}>{t('bank_full', { n: data.max })}</Note>;
  return <BankAddForm list={data} />;
}
