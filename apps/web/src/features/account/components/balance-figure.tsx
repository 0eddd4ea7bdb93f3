import { IconButton } from '@tessera/ui';
import { Eye, EyeOff, RefreshCw } from '@tessera/ui/icons';
import { MainBalance, useBalanceRefresh } from '../../../components/balance/index.ts';
import { useUser } from '../../../data/session/index.ts';
import { setPrefs, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './balance-figure.module.css';

/** The main balance as leading figure, with the switch that hides all amounts and the refresh button. */
export function BalanceFigure() {
  const t = useT();
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const { refreshing, refresh } = useBalanceRefresh();
  return (
    <div className={styles.root}>
      {/* Trial money has no currency symbol, because it is not a currency (X1). */}
      <MainBalance currency={!isTrial} className={styles.amount ?? ''} />
      <IconButton
        icon={RefreshCw}
        iconSize={18}
        label={t('refresh')}
        spinning={refreshing}
        onClick={refresh}
      />
      <IconButton
        icon={hidden ? EyeOff : Eye}
        iconSize={18}
        label={t(hidden ? 'amounts_show' : 'amounts_hide')}
        onClick={() => setPrefs({ hideAmounts: !hidden })}
      />
    </div>
  );
}
