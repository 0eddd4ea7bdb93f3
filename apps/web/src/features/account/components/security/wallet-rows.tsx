import { Button } from '@tessera/ui';
import { Wallet } from '@tessera/ui/icons';
import { useFormat, useSettings } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useQuery } from '../../../../platform/query/index.ts';
import { type Chain, shortAddress, useWallets } from '../../../../platform/wallet/index.ts';
import { walletsOptions } from '../../api/wallets.ts';
import { GuardRow } from './guard-row.tsx';
import type { SecurityAct } from './security-panel.tsx';

const chains: readonly Chain[] = ['eth', 'tron'];

/** The wallets bound to the account, and those of this browser that can be bound (R5.4). */
export function WalletRows({ onAct }: { onAct: (act: SecurityAct) => void }) {
  const t = useT();
  const format = useFormat();
  const { walletLoginEth, walletLoginTron } = useSettings();
  const switches = { eth: walletLoginEth, tron: walletLoginTron };
  const here = useWallets();
  const bound = useQuery(walletsOptions()).data?.items ?? [];
  return chains.map((chain) => {
    const wallet = bound.find(({ type }) => type === chain);
    const canBind = switches[chain] === '1' && here.includes(chain);
    if (!wallet && !canBind) return null;
    return (
      <GuardRow
        key={chain}
        icon={Wallet}
        name={t(chain === 'eth' ? 'wallet_eth' : 'wallet_tron')}
        line={
          wallet
            ? t('security_wallet_bound', {
                address: shortAddress(wallet.address),
                time: format.time(wallet.bound_at, 'datetime'),
              })
            : t('security_wallet_why')
        }
        on={wallet !== undefined}
      >
        <Button
          size="sm"
          variant={wallet ? 'secondary' : 'tonal'}
          onClick={() => onAct(wallet ? `wallet-${chain}-off` : `wallet-${chain}`)}
        >
          {t(wallet ? 'security_wallet_unbind' : 'security_wallet_bind')}
        </Button>
      </GuardRow>
    );
  });
}
