import { Button, Card, EmptyState, Note } from '@tessera/ui';
import { EmptyWalletArt } from '@tessera/ui/art/inline/empty-wallet.tsx';
import { Info } from '@tessera/ui/icons';
import { useRef } from 'react';
import { useUser } from '../../../data/session/index.ts';
import { Section } from '../../../platform/errors/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useRoute } from '../../../platform/navigation/index.ts';
import { type Plat, usePlats } from '../api/plats.ts';
import { PlatBalances } from '../components/plat-balances.tsx';
import { TransferCard } from '../components/transfer-card.tsx';
import { useTransferForm } from '../components/use-transfer-form.ts';
import type { Direction } from '../model/transfer-form.ts';
import styles from './money-transfer-screen.module.css';

const TransferRecords = lazyPart(
  async () => (await import('../components/transfer-records.tsx')).TransferRecords,
);

/** `money-transfer`: every platform with its balance, the transfer form, and the past transfers. Parameter: `plat`. */
export function MoneyTransferScreen() {
  const t = useT();
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  const plats = usePlats();
  const { params } = useRoute();
  const own = plats.data?.filter(({ wallet }) => wallet === 'transfer');
  const first = own?.find(({ id }) => id === params.plat) ?? own?.[0];
  if (isTrial) return <Note icon={Info}>{t('trial_not_allowed')}</Note>;
  if (plats.isError) {
    return (
      <Note tone="warning" action={<Button onClick={() => void plats.refetch()}>{t('retry')}</Button>}>
        {t('games_plats_failed')}
      </Note>
    );
  }
  return (
    <>
      {!own && <Card className={styles.waiting} aria-busy />}
      {plats.data && own && first && <TransferPanel plats={plats.data} own={own} first={first} />}
      {own && !first && (
        <Card pad>
          <EmptyState art={<EmptyWalletArt />} title={t('games_plats_none')} />
        </Card>
      )}
      <Section name="transfers">
        <TransferRecords />
      </Section>
    </>
  );
}

interface TransferPanelProps {
  plats: readonly Plat[];
  /** Platforms with their own wallet. */
  own: readonly Plat[];
  first: Plat;
}

function TransferPanel({ plats, own, first }: TransferPanelProps) {
  const card = useRef<HTMLDivElement>(null);
  const transfer = useTransferForm(first.id, true);
  const choose = (plat: string, type: Direction) => {
    transfer.setForm({ ...transfer.form, plat, type });
    card.current?.querySelector<HTMLInputElement>('input[data-field="count"]')?.focus();
  };
  return (
    <div className={styles.transfer}>
      <PlatBalances plats={plats} chosen={transfer.form.plat} onChoose={choose} />
      <div ref={card}>
        <TransferCard transfer={transfer} plats={own} />
      </div>
    </div>
  );
}
