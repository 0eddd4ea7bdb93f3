import { Button } from '@tessera/ui';
import { Wallet } from '@tessera/ui/icons';
import { useSettings } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { type Chain, useWallets } from '../../../../platform/wallet/index.ts';
import styles from './wallet-buttons.module.css';

export interface WalletButtonsProps {
  /** Whether a sign-in is running. */
  disabled: boolean;
  onChoose: (chain: Chain) => void;
}

/** Wallet sign-ins that the platform has enabled and the browser has a wallet for (R5.4). */
export function WalletButtons({ disabled, onChoose }: WalletButtonsProps) {
  const t = useT();
  const { walletLoginEth, walletLoginTron } = useSettings();
  const switches = { eth: walletLoginEth, tron: walletLoginTron };
  const offered = useWallets().filter((chain) => switches[chain] === '1');
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.root} aria-label={t('login_wallet')}>
      <span className={styles.or}>{t('login_wallet')}</span>
      {offered.map((chain) => (
        <Button key={chain} icon={Wallet} block disabled={disabled} onClick={() => onChoose(chain)}>
          {t(chain === 'eth' ? 'wallet_eth' : 'wallet_tron')}
        </Button>
      ))}
    </fieldset>
  );
}
