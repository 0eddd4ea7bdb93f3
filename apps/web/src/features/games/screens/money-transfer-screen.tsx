import { Button, Card, EmptyState, Note } from '@tessera/ui';
import { EmptyWalletArt } from '@tessera/ui/art/inline/empty-wallet.tsx';
import { Info } from '@tessera/ui/icons';
import { useRef } from 'react';
import { DesktopHead } from '../../../components/page-head/index.ts';
import { useUser } from '../../../data/session/index.ts';
import { Section } from '../../../platform/errors/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useRoute } from '../../../platform/navigation/index.ts';
import { type Platform, usePlatforms } from '../api/platforms.ts';
import { PlatformBalances } from '../components/platform-balances.tsx';
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
  const platforms = usePlatforms();
  const { params } = useRoute();
  const own = platforms.data?.filter(({ wallet }) => wallet === 'transfer');
  const first = own?.find(({ id }) => id === params.plat) ?? own?.[0];
  const isEmpty = own && !first;
  return (
    <>
      <DesktopHead title={t('route_money_transfer')} note={t('games_transfer_note')} />
      {isTrial && <Note icon={Info}>{t('trial_not_allowed')}</Note>}
      {!isTrial && platforms.isError && (
        <Note tone="warning" action={<Button onClick={() => void platforms.refetch()}>{t('retry')}</Button>}>
          {t('games_plats_failed')}
        </Note>
      )}
      {!isTrial && !own && !platforms.isError && <Card className={styles.waiting} aria-busy />}
      {!isTrial && platforms.data && own && first && (
        <TransferPanel platforms={platforms.data} own={own} first={first} />
      )}
      {!isTrial && isEmpty && (
        <Card pad>
          <EmptyState art={<EmptyWalletArt />} title={t('games_plats_none')} />
        </Card>
      )}
    </>
  );
}

interface TransferPanelProps {
  platforms: readonly Platform[];
  /** Platforms with their own wallet. */
  own: readonly Platform[];
  first: Platform;
}

function TransferPanel({ platforms, own, first }: TransferPanelProps) {
  const card = useRef<HTMLDivElement>(null);
  const transfer = useTransferForm(first.id, true);
  const choose = (platform: string, type: Direction) => {
    transfer.setForm({ ...transfer.form, platform, type });
    card.current?.querySelector<HTMLInputElement>('input[data-field="count"]')?.focus();
  };
  return (
    <div className={styles.transfer}>
      <div className={styles.column}>
        <PlatformBalances platforms={platforms} chosen={transfer.form.platform} onChoose={choose} />
        <Section name="transfers">
          <TransferRecords />
        </Section>
      </div>
      <div ref={card}>
        <TransferCard transfer={transfer} platforms={own} />
      </div>
    </div>
  );
}
