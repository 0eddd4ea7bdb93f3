import type { MessageKey } from '@tessera/messages';
import { Icon, type IconProps } from '@tessera/ui';
import { Gamepad2, House, Ticket, UserRound } from '@tessera/ui/icons';
import type { MouseEvent } from 'react';
import { useList, usePrefs } from '../../data/settings/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import {
  hasScreen,
  Link,
  type Params,
  type RouteMeta,
  type RouteName,
  scrollToTop,
} from '../../platform/navigation/index.ts';
import styles from './tab-bar.module.css';

interface Tab {
  to: RouteName;
  params: Params;
  text: MessageKey;
  icon: IconProps['of'];
  lit: boolean;
}

/** The fixed tabs of the phone; a press on the highlighted one scrolls its page to the top. */
export function TabBar({ lit }: { lit: NonNullable<RouteMeta['tab']> }) {
  const t = useT();
  const lottery = useLotteryAtHand();
  const tabs: Tab[] = [
    { to: 'home', params: {}, text: 'tab_home', icon: House, lit: lit === 'home' },
    ...(lottery
      ? [{ to: 'lottery', params: { id: lottery }, text: 'tab_lottery', icon: Ticket, lit: false } as const]
      : []),
    { to: 'game-display', params: {}, text: 'tab_games', icon: Gamepad2, lit: lit === 'games' },
    { to: 'user-center', params: {}, text: 'tab_mine', icon: UserRound, lit: lit === 'mine' },
  ];
  return (
    <nav className={styles.root} aria-label={t('nav_main')}>
      {tabs
        .filter(({ to }) => hasScreen(to))
        .map((tab) => (
          <Link
            key={tab.to}
            to={tab.to}
            params={tab.params}
            aria-current={tab.lit ? 'page' : undefined}
            onClick={(event) => handleLit(event, tab.lit)}
          >
            <span className={styles.pill}>
              <Icon of={tab.icon} size={24} />
            </span>
            {t(tab.text)}
          </Link>
        ))}
    </nav>
  );
}

function handleLit(event: MouseEvent, isLit: boolean): void {
  if (!isLit) return;
  event.preventDefault();
  scrollToTop();
}

/** The lottery of the tab: the last one the player bet on, or the first on offer. */
function useLotteryAtHand(): string | undefined {
  const last = usePrefs((prefs) => prefs.lastLottery);
  const open = (useList('LOTTERY_LIST') ?? []).filter(({ enabled }) => enabled);
  return (open.find(({ id }) => id === last) ?? open[0])?.id;
}
