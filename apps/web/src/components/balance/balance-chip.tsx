import { IconButton, Tag } from '@tessera/ui';
import { Eye, EyeOff, RefreshCw } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { useUser } from '../../data/session/index.ts';
import { setPrefs, usePrefs } from '../../data/settings/index.ts';
import { isPhone } from '../../platform/device/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import styles from './balance-chip.module.css';
import { MainBalance } from './main-balance.tsx';
import { useBalanceRefresh } from './use-balance-refresh.ts';

/**
 * The main balance in a header with its refresh button and, if there is space, the switch that hides all amounts. `more` opens
 * further balances.
 */
export function BalanceChip({ more }: { more?: ReactNode }) {
  const t = useT();
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const { refreshing, refresh } = useBalanceRefresh();
  return (
    <div className={styles.root}>
      {isTrial && <Tag>{t('trial_tag')}</Tag>}
      <MainBalance className={styles.amount ?? ''} />
      {more}
      <IconButton
        icon={RefreshCw}
        iconSize={16}
        label={t('refresh')}
        spinning={refreshing}
        onClick={refresh}
      />
      {!isPhone && (
        <IconButton
          icon={hidden ? EyeOff : Eye}
          iconSize={16}
          label={t(hidden ? 'amounts_show' : 'amounts_hide')}
          onClick={() => setPrefs({ hideAmounts: !hidden })}
        />
      )}
    </div>
  );
}
