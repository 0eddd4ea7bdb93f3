import { IconButton, Popover } from '@tessera/ui';
import { ChevronDown } from '@tessera/ui/icons';
import { useUser } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import styles from './platform-menu.module.css';

/** The menu's content loads when it is first opened. */
const PlatformMenuList = lazyPart(async () => (await import('./platform-menu-list.tsx')).PlatformMenuList);

/** Menu beside the main balance in a header: the balance on each platform. Without platform balances, only its place. */
export function PlatformMenu() {
  const t = useT();
  const isThere = useUser((user) => Object.keys(user.balance_game).length > 0);
  // Its place is kept in a header with space, so that nothing moves when the balances arrive.
  if (!isThere) return <span className={styles.place} />;
  return (
    <Popover
      label={t('games_plats')}
      align="end"
      trigger={(trigger) => (
        <IconButton {...trigger} icon={ChevronDown} iconSize={16} label={t('games_plats')} />
      )}
    >
      {(close) => <PlatformMenuList onLeave={close} />}
    </Popover>
  );
}
