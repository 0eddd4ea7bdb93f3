import type { MessageKey } from '@tessera/messages';
import { Icon, type IconProps } from '@tessera/ui';
import { Gamepad2, Gift, Headset, House, ReceiptText, Ticket, UserRound } from '@tessera/ui/icons';
import type { MouseEvent } from 'react';
import { StopButton } from '../../components/reality/index.ts';
import { useList, usePrefs } from '../../data/settings/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { hasScreen, Link, metaOf, type RouteName, scrollToTop } from '../../platform/navigation/index.ts';
import { litBy, type RailEntry } from './lit-entry.ts';
import styles from './rail.module.css';

const icons: Readonly<Record<RailEntry, IconProps['of']>> = {
  home: House,
  lottery: Ticket,
  'game-display': Gamepad2,
  'activity-list': Gift,
  'record-bet': ReceiptText,
  'user-center': UserRound,
};
const texts: Readonly<Partial<Record<RailEntry, MessageKey>>> = {
  home: 'tab_home',
  lottery: 'tab_lottery',
  'game-display': 'tab_games',
  'record-bet': 'rail_records',
  'user-center': 'tab_mine',
};

export interface RailProps {
  current: RouteName | undefined;
  /** Whether a small window leaves the rail out on this page, which has an action bar at its place. */
  low: boolean;
}

/** The main pages of a tablet; below 600 px a bar at the bottom. A press on the highlighted one scrolls its page to the top. */
export function Rail({ current, low }: RailProps) {
  const t = useT();
  const lottery = useLotteryAtHand();
  const lit = litBy(current);
  const entries = (Object.keys(icons) as RailEntry[]).filter(
    (to) => hasScreen(to) && (to !== 'lottery' || lottery !== undefined),
  );
  return (
    <nav className={styles.root} data-low={low || undefined} aria-label={t('nav_main')} data-pane>
      {entries.map((to) => (
        <Link
          key={to}
          to={to}
          params={to === 'lottery' && lottery ? { id: lottery } : {}}
          data-extra={to === 'activity-list' || undefined}
          aria-current={lit === to ? 'page' : undefined}
          onClick={(event) => handleLit(event, current === to)}
        >
          <span className={styles.pill}>
            <Icon of={icons[to]} size={24} />
          </span>
          {t(texts[to] ?? metaOf(to).title ?? 'route_home')}
        </Link>
      ))}
      <span className={styles.foot}>
        <StopButton look="icon" />
        {hasScreen('chat-custom-service') && (
          <Link
            to="chat-custom-service"
            aria-current={current === 'chat-custom-service' ? 'page' : undefined}
          >
            <span className={styles.pill}>
              <Icon of={Headset} size={24} />
            </span>
            {t('rail_service')}
          </Link>
        )}
      </span>
    </nav>
  );
}

function handleLit(event: MouseEvent, isLit: boolean): void {
  if (!isLit) return;
  event.preventDefault();
  scrollToTop();
}

/** The lottery of the entry: the last one the player bet on, or the first on offer. */
function useLotteryAtHand(): string | undefined {
  const last = usePrefs((prefs) => prefs.lastLottery);
  const open = (useList('LOTTERY_LIST') ?? []).filter(({ enabled }) => enabled);
  return (open.find(({ id }) => id === last) ?? open[0])?.id;
}
