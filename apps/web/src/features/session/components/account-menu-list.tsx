import { type MenuItem, MenuItems } from '@tessera/ui';
import { IdCard, List, LogOut, Settings, ShieldCheck, Ticket, UserRound } from '@tessera/ui/icons';
import { MainBalance } from '../../../components/balance/index.ts';
import { askSignOut, useUser } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, metaOf, push, type RouteName } from '../../../platform/navigation/index.ts';
import styles from './account-menu.module.css';

const pages = [
  { to: 'user-center', icon: UserRound },
  { to: 'user-info', icon: IdCard },
  { to: 'record-log', icon: List },
  { to: 'record-bet', icon: Ticket },
  { to: 'responsible', icon: ShieldCheck },
] as const satisfies readonly { to: RouteName; icon: MenuItem['icon'] }[];

/** Name and balance, and below them what the player reaches from every page. */
export function AccountMenuList({ close }: { close: () => void }) {
  const t = useT();
  const name = useUser((user) => user.info?.user_name ?? '');
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  const items: MenuItem[] = pages
    .filter(({ to }) => hasScreen(to))
    .map(({ to, icon }) => ({
      key: to,
      label: t(metaOf(to).title ?? 'route_home'),
      icon,
      onSelect: () => void push(to),
    }));
  const settings: MenuItem = {
    key: 'settings',
    label: t('settings'),
    icon: Settings,
    onSelect: () => void push('user-center', { settings: '1' }),
  };
  const leave: MenuItem = {
    key: 'logout',
    label: t('sign_out'),
    icon: LogOut,
    onSelect: () => void askSignOut(t('sign_out_ask')),
  };
  return (
    <>
      <div className={styles.head}>
        <span>{name}</span>
        {/* Trial money has no currency symbol, because it is not a currency (X1). */}
        <MainBalance currency={!isTrial} className={styles.balance ?? ''} />
      </div>
      <MenuItems label={t('account')} items={[...items, settings, leave]} close={close} />
    </>
  );
}
