import { Button, IconButton, MoneyText } from '@tessera/ui';
import { RefreshCw } from '@tessera/ui/icons';
import { useUser } from '../../../data/session/index.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, push } from '../../../platform/navigation/index.ts';
import { type Platform, useTransferPlatforms } from '../api/platforms.ts';
import { PlatformMark } from './platform-mark.tsx';
import styles from './platform-menu-list.module.css';
import { RecycleButton } from './recycle-button.tsx';
import { usePlatformRefresh } from './use-platform-refresh.ts';

/** Each platform with its balance and refresh button, and the button to recall all balances. */
export function PlatformMenuList({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  const platforms = useTransferPlatforms();
  return (
    <div className={styles.root}>
      <ul>
        {platforms.map((platform) => (
          <Row key={platform.id} platform={platform} />
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

function Row({ platform }: { platform: Platform }) {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const balance = useUser((user) => user.balance_game[platform.id]);
  const { refreshing, refresh } = usePlatformRefresh([platform.id]);
  return (
    <li className={styles.row}>
      <PlatformMark platform={platform.id} />
      {platform.name}
      <MoneyText {...format.shown(balance)} hidden={hidden} className={styles.figure} />
      <IconButton
        icon={RefreshCw}
        iconSize={16}
        label={t('games_refresh_plat', { name: platform.name })}
        spinning={refreshing}
        disabled={refreshing}
        onClick={refresh}
      />
    </li>
  );
}
