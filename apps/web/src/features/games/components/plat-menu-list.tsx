import { Button, IconButton, MoneyText } from '@tessera/ui';
import { RefreshCw } from '@tessera/ui/icons';
import { useUser } from '../../../data/session/index.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, push } from '../../../platform/navigation/index.ts';
import { type Plat, useTransferPlats } from '../api/plats.ts';
import { PlatMark } from './plat-mark.tsx';
import styles from './plat-menu-list.module.css';
import { RecycleButton } from './recycle-button.tsx';
import { usePlatRefresh } from './use-plat-refresh.ts';

/** Each platform with its balance and refresh button, and the button to recall all balances (`design.md` section 3). */
export function PlatMenuList({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  const plats = useTransferPlats();
  return (
    <div className={styles.root}>
      <ul>
        {plats.map((plat) => (
          <Row key={plat.id} plat={plat} />
        ))}
      </ul>
      <div className={styles.foot}>
        {hasScreen('money-transfer') && (
          <Button
            size="sm"
            onClick={() => {
              onLeave();
              void push('money-transfer');
            }}
          >
            {t('games_transfer')}
          </Button>
        )}
        <RecycleButton />
      </div>
    </div>
  );
}

function Row({ plat }: { plat: Plat }) {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const balance = useUser((user) => user.balance_game[plat.id]);
  const { refreshing, refresh } = usePlatRefresh([plat.id]);
  return (
    <li className={styles.row}>
      <PlatMark plat={plat.id} />
      {plat.name}
      <MoneyText text={format.figure(balance)} hidden={hidden} className={styles.figure} />
      <IconButton
        icon={RefreshCw}
        iconSize={16}
        label={t('games_refresh_plat', { name: plat.name })}
        spinning={refreshing}
        disabled={refreshing}
        onClick={refresh}
      />
    </li>
  );
}
