import { Card, Icon } from '@tessera/ui';
import { Lock, Plus } from '@tessera/ui/icons';
import { useState } from 'react';
import { tell } from '../../../data/inbox/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import { useMutation, useQuery } from '../../../platform/query/index.ts';
import {
  type AccountKind,
  type BankCards,
  cardsOptions,
  type PayoutWallets,
  preferAccount,
  walletsOptions,
} from '../api/payout.ts';
import { shortAddress } from '../model/short-address.ts';
import { BankCardView, WalletCardView } from './account-card.tsx';
import styles from './account-cards.module.css';
import { NotRead } from './not-read.tsx';
import type { RemoveAccountProps } from './remove-account.tsx';

const RemoveAccount = lazyPart(async () => (await import('./remove-account.tsx')).RemoveAccount);

/** Payout accounts: bank cards, then wallets. */
export function PayoutAccounts() {
  const cards = useQuery(cardsOptions());
  const wallets = useQuery(walletsOptions());
  if (cards.data && wallets.data) return <Accounts cards={cards.data} wallets={wallets.data} />;
  return <NotRead of={[cards, wallets]} />;
}

interface AccountsProps {
  cards: BankCards;
  wallets: PayoutWallets;
}

function Accounts({ cards, wallets }: AccountsProps) {
  const t = useT();
  const [removing, setRemoving] = useState<Omit<RemoveAccountProps, 'onClose'>>();
  const prefer = useMutation({
    mutationFn: ({ kind, id }: { kind: AccountKind; id: number }) => preferAccount(kind, id),
    onSuccess: () => tell(t('payout_default_done')),
  });
  const groups = {
    bank: (
      <>
        <h2 className={styles.group}>{t('payout_cards')}</h2>
        <div className={styles.cards}>
          {cards.items.map((card) => (
            <BankCardView
              key={card.id}
              card={card}
              onPrefer={() => prefer.mutate({ kind: 'bank', id: card.id })}
              onRemove={() =>
                setRemoving({ kind: 'bank', id: card.id, name: `${card.bank_name} ${card.last4}` })
              }
            />
          ))}
          {cards.items.length < cards.max && (
            <Link to="bank-add" className={styles.add}>
              <Icon of={Plus} size={24} />
              {t('route_bank_add')}
              <small>
                {cards.holder ? t('bank_add_holder', { name: cards.holder }) : t('bank_add_line')}
              </small>
            </Link>
          )}
        </div>
      </>
    ),
    wallet: (
      <>
        <h2 className={styles.group}>{t('payout_wallets')}</h2>
        <div className={styles.cards}>
          {wallets.items.map((wallet) => (
            <WalletCardView
              key={wallet.id}
              wallet={wallet}
              onPrefer={() => prefer.mutate({ kind: 'wallet', id: wallet.id })}
              onRemove={() =>
                setRemoving({
                  kind: 'wallet',
                  id: wallet.id,
                  name: wallet.alias || shortAddress(wallet.address),
                })
              }
            />
          ))}
          {wallets.items.length < wallets.max && (
            <Link to="wallet-add" className={styles.add}>
              <Icon of={Plus} size={24} />
              {t('route_wallet_add')}
              <small>{t('wallet_add_line')}</small>
            </Link>
          )}
        </div>
      </>
    ),
  };
  return (
    <>
      <HolderCard cards={cards} wallets={wallets} />
      {groups.bank}
      {groups.wallet}
      {removing && <RemoveAccount {...removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

/** The name under which cards can be added, and how many accounts of the allowed number exist. */
function HolderCard({ cards, wallets }: AccountsProps) {
  const t = useT();
  return (
    <Card pad>
      <div className={styles.holder}>
        <Icon of={Lock} size={20} />
        <div>
          <b>{cards.holder ? t('payout_holder', { name: cards.holder }) : t('payout_holder_none')}</b>
          <p>{t('payout_holder_line')}</p>
        </div>
        <div className={styles.counts}>
          <span className={styles.count}>
            {t('payout_cards')}
            <b>
              {cards.items.length} / {cards.max}
            </b>
          </span>
          <span className={styles.count}>
            {t('payout_wallets')}
            <b>
              {wallets.items.length} / {wallets.max}
            </b>
          </span>
        </div>
      </div>
    </Card>
  );
}
