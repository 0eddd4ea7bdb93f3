import { CopyButton, IconButton, Menu, Tessera } from '@tessera/ui';
import { ChainEthArt } from '@tessera/ui/art/inline/chain-eth.tsx';
import { ChainTronArt } from '@tessera/ui/art/inline/chain-tron.tsx';
import { PayBankArt } from '@tessera/ui/art/inline/pay-bank.tsx';
import { Check, Ellipsis, Trash2 } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { useFormat } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { BankCard, PayoutWallet } from '../api/payout.ts';
import { shortAddress } from '../model/short-address.ts';
import styles from './account-cards.module.css';

/** Colours that distinguish banks; a bank always gets the same one. */
const tones = ['red', 'blue'] as const;

interface Acts {
  onPrefer: () => void;
  onRemove: () => void;
}

/** A bank card in the list of accounts. */
export function BankCardView({ card, ...acts }: { card: BankCard } & Acts) {
  const tone = tones[[...card.bank].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % tones.length];
  return (
    <AccountCard
      tone={tone ?? 'blue'}
      logo={<PayBankArt />}
      name={card.bank_name}
      number={`•••• •••• ${card.last4}`}
      line={card.branch || card.holder}
      account={card}
      {...acts}
    />
  );
}

/** A wallet in the list of accounts; its full address can be copied. */
export function WalletCardView({ wallet, ...acts }: { wallet: PayoutWallet } & Acts) {
  const t = useT();
  return (
    <AccountCard
      tone="green"
      logo={wallet.network === 'trc20' ? <ChainTronArt /> : <ChainEthArt />}
      name={`USDT · ${wallet.network.toUpperCase()}`}
      number={shortAddress(wallet.address)}
      line={wallet.alias || t('wallet_no_alias')}
      account={wallet}
      copy={<CopyButton value={wallet.address} label={t('wallet_copy')} />}
      {...acts}
    />
  );
}

interface AccountCardProps extends Acts {
  tone: 'red' | 'blue' | 'green';
  logo: ReactNode;
  name: string;
  number: string;
  line: string;
  copy?: ReactNode;
  account: Pick<BankCard, 'is_default' | 'locked_until'>;
}

function AccountCard({
  tone,
  logo,
  name,
  number,
  line,
  copy,
  account,
  onPrefer,
  onRemove,
}: AccountCardProps) {
  const t = useT();
  const format = useFormat();
  const lockedUntil = account.locked_until;
  return (
    <article className={styles.card} data-tone={tone} aria-label={`${name} ${number}`}>
      <span className={styles.texture}>
        <Tessera />
      </span>
      <div className={styles.top}>
        <span className={styles.logo}>{logo}</span>
        {name}
        <span className={styles.end}>
          {account.is_default && <span className={styles.tag}>{t('payout_default')}</span>}
          <Menu
            label={t('payout_more', { name: `${name} ${number}` })}
            items={[
              ...(account.is_default
                ? []
                : [{ key: 'default', label: t('payout_make_default'), icon: Check, onSelect: onPrefer }]),
              { key: 'remove', label: t('payout_remove'), icon: Trash2, onSelect: onRemove },
            ]}
            trigger={(trigger) => (
              <IconButton
                {...trigger}
                icon={Ellipsis}
                label={t('payout_more', { name: `${name} ${number}` })}
              />
            )}
          />
        </span>
      </div>
      <div className={styles.number}>{number}</div>
      <div className={styles.foot}>
        <span>
          {line}
          {lockedUntil !== null && lockedUntil > now() && (
            <> · {t('payout_locked', { time: format.time(lockedUntil, 'MM-DD HH:mm') })}</>
          )}
        </span>
        {copy}
      </div>
    </article>
  );
}
