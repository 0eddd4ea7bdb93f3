import { Card, IconButton, MoneyText } from '@tessera/ui';
import { RefreshCw } from '@tessera/ui/icons';
import { useBalanceRefresh } from '../../../components/balance/index.ts';
import { useUser } from '../../../data/session/index.ts';
import { type ShownAmount, useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Platform } from '../api/platforms.ts';
import styles from './balance-panels.module.css';
import { usePlatformRefresh } from './use-platform-refresh.ts';

/** The two balances of a transfer, each with its refresh (R2.18); for a platform without its own wallet only the main balance. */
export function BalancePanels({ platform }: { platform: Platform }) {
  const t = useT();
  const format = useFormat();
  const main = useUser((user) => user.balance);
  const there = useUser((user) => user.balance_game[platform.id]);
  const mainRefresh = useBalanceRefresh();
  const platformRefresh = usePlatformRefresh([platform.id]);
  return (
    <div className={styles.root}>
      <Panel
        name={t('games_main')}
        shown={format.shown(main)}
        refreshLabel={t('games_refresh_main')}
        {...mainRefresh}
      />
      {platform.wallet === 'transfer' && (
        <Panel
          name={platform.name}
          shown={format.shown(there)}
          refreshLabel={t('games_refresh_plat', { name: platform.name })}
          {...platformRefresh}
        />
      )}
    </div>
  );
}

interface PanelProps {
  name: string;
  shown: ShownAmount;
  refreshLabel: string;
  refreshing: boolean;
  refresh: () => void;
}

function Panel({ name, shown, refreshLabel, refreshing, refresh }: PanelProps) {
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  return (
    <Card look="inset" className={styles.panel} aria-label={name}>
      <span className={styles.name}>{name}</span>
      <MoneyText {...shown} hidden={hidden} className={styles.figure} />
      <IconButton
        icon={RefreshCw}
        iconSize={18}
        label={refreshLabel}
        className={styles.refresh}
        spinning={refreshing}
        disabled={refreshing}
        onClick={refresh}
      />
    </Card>
  );
}
