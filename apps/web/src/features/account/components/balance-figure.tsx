import { IconButton, MoneyText } from '@tessera/ui';
import { Eye, EyeOff, RefreshCw } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { useBalanceRefresh, useUser } from '../../session/index.ts';
import { setPrefs, useFormat, usePrefs } from '../../settings/index.ts';
import styles from './balance-figure.module.css';

/** The main balance as the leading figure, with the eye that hides amounts everywhere and the refresh. */
export function BalanceFigure() {
  const t = useT();
  const format = useFormat();
  const balance = useUser((user) => user.balance);
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const { refreshing, refresh } = useBalanceRefresh();
  // Trial money has no sign of a currency: it is none (X1).
  const text = isTrial ? format.figure(balance) : format.money(balance);
  return (
    <div className={styles.root}>
      <MoneyText text={text} hidden={hidden} className={styles.amount} />
      <IconButton
        icon={hidden ? EyeOff : Eye}
        iconSize={18}
        label={t(hidden ? 'amounts_show' : 'amounts_hide')}
        onClick={() => setPrefs({ hideAmounts: !hidden })}
      />
      <IconButton
        icon={RefreshCw}
        iconSize={18}
        label={t('refresh')}
        spinning={refreshing}
        onClick={refresh}
      />
    </div>
  );
}
